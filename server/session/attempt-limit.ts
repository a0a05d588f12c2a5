import { createHash } from "node:crypto";
import { clientOf } from "../connections/client-address.ts";
import type { AttemptCounts } from "./attempt-counts.ts";

/** Wrong passwords that one address may send in a window. */
export const addressLimit = 5;

/**
 * Wrong passwords of all addresses in a window, after which everyone's attempts are slowed down.
 * They are not refused: else whoever guesses would keep staff out.
 */
export const slowLimit = 100;

/** An attempt that may go on, and is counted as a wrong one until it is taken back. */
export interface Attempt {
	readonly kind: "counted";
	readonly isSlow: boolean;
	takeBack(): Promise<void>;
}

export interface LimitedAttempt {
	readonly kind: "limited";
	readonly retryAfterSeconds: number;
}

/** Counts an attempt of an address before its password is checked, so that haste gains nothing. */
export type BeginAttempt = (
	address: string | undefined,
) => Promise<Attempt | LimitedAttempt>;

/**
 * Limits attempts to sign in.
 *
 * @param now the time in milliseconds since 1970.
 */
export function limitAttempts(
	counts: AttemptCounts,
	now: () => number,
): BeginAttempt {
	return async (address) => {
		const [own, everyones] = [keyOf(clientOf(address)), keyOf("everyone")];
		const mine = await counts.add(own);
		if (mine.count > addressLimit) {
			const seconds = Math.ceil((mine.resetsAt - now()) / 1000);
			return { kind: "limited", retryAfterSeconds: Math.max(seconds, 1) };
		}
		const all = await counts.add(everyones);
		return {
			kind: "counted",
			isSlow: all.count > slowLimit,
			async takeBack() {
				await counts.takeBack(own, mine.resetsAt);
				await counts.takeBack(everyones, all.resetsAt);
			},
		};
	};
}

/** Counted apart from the client's other posts, and without its address. */
function keyOf(client: string): string {
	const digest = createHash("sha256").update(client).digest("base64url");
	return `sign-in:${digest}`;
}
