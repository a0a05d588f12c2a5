import { clientOf, networkOf } from "../connections/client-address.ts";
import {
	countPost,
	type Limited,
	limitedUntil,
} from "../database/count-post.ts";
import type { SiteDatabase } from "../database/database.ts";
import { signInKey } from "../session/attempt-limit.ts";

const windowMs = 15 * 60 * 1000;
/** The most passkey requests per window for an address and a network; a sign-in takes two. */
const limits = { client: 60, network: 240 } as const;

/** Limits passkey requests: passkeys cannot be guessed, but each challenge takes up storage. */
export function createPasskeyLimit(database: SiteDatabase, now = Date.now) {
	/** Counts a request. Returns the delay if there were too many. */
	return async (address: string | undefined): Promise<Limited | undefined> => {
		for (const [name, limit] of [
			[`passkey of ${clientOf(address)}`, limits.client],
			[`passkey of network ${networkOf(address)}`, limits.network],
		] as const) {
			const time = now();
			const key = signInKey(name);
			const posts = await countPost(database, key, windowMs, time);
			if (posts.count > limit) return limitedUntil(posts.resetsAt, time);
		}
		return undefined;
	};
}
