import { createHmac, randomBytes } from "node:crypto";
import { networkOf } from "../connections/client-address.ts";

/** A rate limit: takes one, and returns whether one was left. */
export type Share = () => boolean;

/**
 * A token bucket.
 *
 * @param atOnce its capacity.
 * @param perSecond its refill rate.
 * @param now monotonic time in milliseconds.
 */
export function createShare(
	atOnce: number,
	perSecond: number,
	now: () => number = () => performance.now(),
): Share {
	let left = atOnce;
	let last = now();
	return () => {
		const time = now();
		left = Math.min(atOnce, left + ((time - last) / 1000) * perSecond);
		last = time;
		if (left < 1) return false;
		left--;
		return true;
	};
}

const places = 1024;

/** Rate limits by address: takes one for its owner, and returns whether one was left. */
type ClientShares = (address: string | undefined) => boolean;

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
	return (address) => {
		const digest = createHmac("sha256", key).update(nameOf(address));
		const place = digest.digest().readUInt32LE() % places;
		const share = shares[place] ?? makeShare();
		shares[place] = share;
		return share();
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
	const takePart = createClientShares(networkOf, makePart, key);
	return (address) => takePart(address) && all();
}

/** The rate limit of log lines about what browsers send. */
export function createLineShare(): ClientShares {
	return createFairShare(createShare(20, 0.2), () => createShare(5, 0.05));
}
