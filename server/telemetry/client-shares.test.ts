import { expect, test } from "vitest";
import { clientOf } from "../connections/client-address.ts";
import {
	createClientShares,
	createFairShare,
	createShare,
} from "./client-shares.ts";

const shareOfTwo = () => createShare(2, 0, () => 0);
const key = Buffer.alloc(16);

test("each client has its own share, and an IPv6 network counts as one client", () => {
	const take = createClientShares(clientOf, shareOfTwo);
	expect(take("2001:db8::1")).toBe(true);
	expect(take("2001:db8::2:3")).toBe(true);
	expect(take("2001:db8::4")).toBe(false);
});

test("the number of shares is bounded regardless of the number of clients", () => {
	let made = 0;
	const shares = createClientShares(clientOf, () => {
		made++;
		return shareOfTwo();
	});
	let taken = 0;
	for (let index = 0; index < 20_000; index++)
		if (shares(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`))
			taken++;
	expect(made).toBe(1024);
	expect(taken).toBe(2048);
});

test("which clients share a bucket is not predictable", () => {
	const addresses = Array.from(
		{ length: 300 },
		(_, index) => `192.0.2.${index % 256}`,
	);
	const outcome = () => {
		const shares = createClientShares(clientOf, () =>
			createShare(1, 0, () => 0),
		);
		return addresses.map((address) => shares(address)).join();
	};
	expect(new Set([outcome(), outcome(), outcome()]).size).toBeGreaterThan(1);
});

test("a network with many clients leaves room for other networks", () => {
	const ten = createShare(10, 0, () => 0);
	const shares = createFairShare(ten, shareOfTwo, key);
	const takeOf = (network: string) =>
		Array.from({ length: 20 }, (_, client) =>
			shares(`2001:db8:${network}:${client}::1`),
		).filter(Boolean).length;
	expect(takeOf("a")).toBe(2);
	expect(takeOf("b")).toBe(2);
	expect(takeOf("a")).toBe(0);
});

test("all networks together cannot exceed the total", () => {
	const three = createShare(3, 0, () => 0);
	const shares = createFairShare(three, shareOfTwo, key);
	const taken = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"].map(
		(address) => [shares(address), shares(address)],
	);
	expect(taken.flat().filter(Boolean)).toHaveLength(3);
});
