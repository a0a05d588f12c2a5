import { clientOf, networkOf } from "../connections/client-address.ts";
import type { EnquiryDatabase } from "../database/database.ts";
import { createAttemptCounts } from "../session/attempt-counts.ts";
import { keyOf, type LimitedAttempt } from "../session/attempt-limit.ts";

const windowMs = 15 * 60 * 1000;
/** The most passkey requests per window for an address and a network; a sign-in takes two. */
const limits = { client: 60, network: 240 } as const;

/** Counts a passkey request. Returns the delay if there were too many. */
export type PasskeyLimit = (
	address: string | undefined,
) => Promise<LimitedAttempt | undefined>;

/** Limits passkey requests: passkeys cannot be guessed, but each challenge takes up storage. */
export function createPasskeyLimit(
	database: EnquiryDatabase,
	now = Date.now,
): PasskeyLimit {
	const counts = createAttemptCounts(database, windowMs, now);
	return async (address) => {
		for (const [name, limit] of [
			[`passkey of ${clientOf(address)}`, limits.client],
			[`passkey of network ${networkOf(address)}`, limits.network],
		] as const) {
			const { count, resetsAt } = await counts.add(keyOf(name));
			if (count <= limit) continue;
			const seconds = Math.ceil((resetsAt - now()) / 1000);
			return { kind: "limited", retryAfterSeconds: Math.max(seconds, 1) };
		}
		return undefined;
	};
}
