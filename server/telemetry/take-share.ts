/** A rate limit. */
export interface Share {
	/**
	 * Takes one.
	 *
	 * @returns whether one was left.
	 */
	take(): boolean;
}

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
	return {
		take() {
			const time = now();
			left = Math.min(atOnce, left + ((time - last) / 1000) * perSecond);
			last = time;
			if (left < 1) return false;
			left--;
			return true;
		},
	};
}
