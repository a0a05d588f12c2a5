import { createHmac, randomBytes } from "node:crypto";
import { networkOf } from "../connections/client-address.ts";
import type { Share } from "./take-share.ts";

const places = 1024;

/** Shares that are taken from by address. */
export interface ClientShares {
	/** Takes one for whom an address belongs to. @returns whether there was one */
	take(address: string | undefined): boolean;
}

/**
 * A share for each client, without keeping who they are: clients are spread over a fixed number of
 * places by a key that nobody knows and that ends with the process, and those who meet in one share
 * it. So the memory has a bound, too.
 *
 * @param nameOf whom an address belongs to.
 * @param makeShare makes the share of one place.
 */
export function createClientShares(
	nameOf: (address: string | undefined) => string,
	makeShare: () => Share,
): ClientShares {
	const key = randomBytes(16);
	const shares: (Share | undefined)[] = [];
	return {
		take(address) {
			const digest = createHmac("sha256", key).update(nameOf(address));
			const place = digest.digest().readUInt32LE() % places;
			const share = shares[place] ?? makeShare();
			shares[place] = share;
			return share.take();
		},
	};
}

/**
 * A share that all take from, and of which no network has more than a part: a subscriber with
 * thousands of addresses leaves others theirs.
 *
 * @param makePart makes a network's part.
 */
export function createFairShare(
	all: Share,
	makePart: () => Share,
): ClientShares {
	const parts = createClientShares(networkOf, makePart);
	return { take: (address) => parts.take(address) && all.take() };
}
