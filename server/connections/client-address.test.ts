import { expect, test } from "vitest";
import { networkOf } from "./client-address.ts";

test.each([
	["192.0.2.7", "192.0.2.7"],
	["192.0.2.7", "::ffff:192.0.2.7"],
	["2001:db8:1:2::3", "2001:db8:1:ffff::4"],
	["2001:db8:1::", "2001:db8:1:2:3:4:5:6%eth0"],
	[undefined, "nonsense"],
])("%s and %s belong to the same network", (one, other) => {
	expect(networkOf(one)).toBe(networkOf(other));
});

test.each([
	["192.0.2.7", "192.0.2.8"],
	["2001:db8:1::", "2001:db8:2::"],
	["2001:db8:1::", "nonsense"],
])("%s and %s belong to different networks", (one, other) => {
	expect(networkOf(one)).not.toBe(networkOf(other));
});
