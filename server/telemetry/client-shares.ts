import { createHmac, randomBytes } from "node:crypto";
import { networkOf } from "../connections/client-address.ts";
import type { Share } from "./take-share.ts";

const places = 1024;

/** Rate limits by address. */
export interface ClientShares {
	/**
	 * Takes one for the owner of an address.
	 *
	 * @returns whether one was left.
	 */
	take(address: string | undefined): boolean;
}

/**
 * A rate limit for each client, without storing who they are. Clients are hashed to a fixed number
 * of buckets with a random key that ends with the process; colliding clients share a bucket. This
 * also bounds the memory.
 *
 * @param nameOf the owner of an address.
 * @param makeShare creates the limit of one bucket.
 * @param key hashes the owners; tests need one whose clients are known not to collide.
 */
export function createClientShares(
	nameOf: (address: string | undefined) => string,
	makeShare: () => Share,
	key: Uint8Array = randomBytes(16),
): ClientShares {
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
 * A rate limit for all clients together and a lower one for each network, so that a subscriber with
 * thousands of addresses cannot use it up.
 *
 * @param makePart creates the limit of one network.
 * @param key as in {@link createClientShares}.
 */
export function createFairShare(
	all: Share,
	makePart: () => Share,
	key?: Uint8Array,
): ClientShares {
	const parts = createClientShares(networkOf, makePart, key);
	return { take: (address) => parts.take(address) && all.take() };
}
