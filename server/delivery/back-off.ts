const firstMs = 5000;
/** The longest delay after a failure, in milliseconds. */
export const longestBackOffMs = 60 * 60 * 1000;

/** The last attempt, about eight hours after the first; then a delivery is dead. */
export const maximalAttempts = 20;

/**
 * Milliseconds to wait after a failed attempt: exponential from 5 seconds to an hour, with random
 * jitter between half and all of that, so that deliveries that failed together are not retried
 * together.
 *
 * @param attempt 1 after the first attempt.
 * @param random a number from 0 to 1.
 */
export function backOff(attempt: number, random: number): number {
	const longest = Math.min(firstMs * 2 ** (attempt - 1), longestBackOffMs);
	return Math.round((longest * (1 + random)) / 2);
}
