const firstMs = 5000;
/** The longest wait after a failure, in milliseconds. */
export const longestBackOffMs = 60 * 60 * 1000;

/** Attempts after which a delivery is dead, about eight hours after the first. */
export const maximalAttempts = 20;

/**
 * Milliseconds to wait after a failed attempt: 5 seconds, doubled each time, an hour at most; of
 * that a random part between half and all, so that what failed together is not tried together.
 *
 * @param attempt 1 after the first.
 * @param random a number from 0 to 1.
 */
export function backOff(attempt: number, random: number): number {
	const longest = Math.min(firstMs * 2 ** (attempt - 1), longestBackOffMs);
	return Math.round((longest * (1 + random)) / 2);
}
