import { expect, test } from "vitest";
import { createClientShares } from "./client-shares.ts";
import { createShare } from "./take-share.ts";

const shareOfTwo = () => createShare(2, 0, () => 0);

test("each client has a share, of IPv6 the whole network", () => {
	const shares = createClientShares(shareOfTwo);
	const take = (address: string) => shares.take(address);
	expect(take("2001:db8::1")).toBe(true);
	expect(take("2001:db8::2:3")).toBe(true);
	expect(take("2001:db8::4")).toBe(false);
});

test("however many clients there are, their shares are bounded", () => {
	let made = 0;
	const shares = createClientShares(() => {
		made++;
		return shareOfTwo();
	});
	let taken = 0;
	for (let index = 0; index < 20_000; index++)
		if (shares.take(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`))
			taken++;
	expect(made).toBe(1024);
	expect(taken).toBe(2048);
});

test("nobody can tell ahead whom a client shares with", () => {
	const addresses = Array.from(
		{ length: 300 },
		(_, index) => `192.0.2.${index % 256}`,
	);
	const outcome = () => {
		const shares = createClientShares(() => createShare(1, 0, () => 0));
		return addresses.map((address) => shares.take(address)).join();
	};
	expect(new Set([outcome(), outcome(), outcome()]).size).toBeGreaterThan(1);
});
