import { createHmac, randomBytes } from "node:crypto";
import { clientOf } from "../connections/client-address.ts";
import { createShare, type Share } from "./take-share.ts";

const places = 1024;

/**
 * A share for each client, without keeping who they are: clients are spread over a fixed number of
 * places by a key that nobody knows and that ends with the process, and those who meet in one share
 * it. So the memory has a bound, too.
 *
 * @param makeShare makes the share of one place.
 */
export function createClientShares(makeShare: () => Share = createShareOfOne): {
	take(address: string | undefined): boolean;
} {
	const key = randomBytes(16);
	const shares: (Share | undefined)[] = [];
	return {
		take(address) {
			const digest = createHmac("sha256", key).update(clientOf(address));
			const place = digest.digest().readUInt32LE() % places;
			const share = shares[place] ?? makeShare();
			shares[place] = share;
			return share.take();
		},
	};
}

/** An office behind one address opens many pages, if not for long. */
function createShareOfOne(): Share {
	return createShare(30, 0.5);
}
