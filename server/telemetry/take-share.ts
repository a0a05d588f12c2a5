/** What may be taken of something until there is more of it. */
export interface Share {
	/** Takes one. @returns whether there was one */
	take(): boolean;
}

/**
 * So many at once, and so many a second in the long run (a token bucket).
 *
 * @param now the time in milliseconds, which never goes back.
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
