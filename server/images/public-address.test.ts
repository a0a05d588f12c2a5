import { expect, test } from "vitest";
import { isPublicAddress, lookupOnly } from "./public-address.ts";

const publicOnes = `
	8.8.8.8 172.15.255.255 172.32.0.0 100.63.255.255 100.128.0.0
	2606:4700:4700::1111 2000::1 2001:200::1 2001:db7:ffff::1 2001:db9::1 2003::1 3ffe:ffff::1
	3fff:1000::1 ::ffff:8.8.8.8
	1.1.1.1
`;

test.each(publicOnes.trim().split(/\s+/))("%s is public", (address) => {
	expect(isPublicAddress(address)).toBe(true);
});

const others = `
	127.0.0.1 127.255.255.254 10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1
	169.254.169.254 100.64.0.1 100.127.255.255 0.0.0.0 192.0.0.8 192.0.2.1 198.18.0.1 198.51.100.1
	203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255
	:: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:169.254.169.254 ::ffff:0:127.0.0.1
	64:ff9b::7f00:1 64:ff9b:1::7f00:1 2002:7f00:1:: 2001::1 2001:1ff:ffff::1 2001:db8::1
	2001:db8:ffff:ffff::1 3fff::1 3fff:fff:ffff::1 4000::1 1fff:ffff::1 100::1
	2606:4700:4700::1111%eth0 fc00::1 fe80::1 fe80::1%eth0 ff02::1
	0x7f000001 2130706433 localhost
	0.1.2.3 ::ffff:10.0.0.1 2001:1::1 2001:2::1 2001:20::1 2002:808:808::1 5f00::1 200::1 8000::1 64:ff9b::808:808 fdff::1 fec0::1
`;

test.each(others.trim().split(/\s+/))("%s is not public", (address) => {
	expect(isPublicAddress(address)).toBe(false);
});

/** Looks a name up as a connection does, and returns the result. */
function lookUp(
	name: string,
	isAllowed: (address: string) => boolean,
	all: boolean,
) {
	return new Promise<{ error: Error | null; found: unknown }>((resolve) => {
		lookupOnly(isAllowed)(name, { all, family: 4 }, (error, found) =>
			resolve({ error, found }),
		);
	});
}

test.each([
	[true, [{ address: "127.0.0.1", family: 4 }]],
	[false, "127.0.0.1"],
])(
	"a lookup with all: %s returns the allowed addresses",
	async (all, found) => {
		expect(await lookUp("localhost", () => true, all)).toEqual({
			error: null,
			found,
		});
	},
);

test.each([true, false])(
	"a lookup with all: %s fails for a name that resolves to a disallowed address",
	async (all) => {
		const { error, found } = await lookUp("localhost", isPublicAddress, all);
		expect(error?.message).toBe("localhost is not a public address");
		expect(found).toBe("");
	},
);

test("a lookup of a nonexistent name fails", async () => {
	const { error } = await lookUp("x".repeat(300), () => true, true);
	expect(error).toBeInstanceOf(Error);
});
