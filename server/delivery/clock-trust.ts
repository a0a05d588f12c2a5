const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** By how much a clock may be set without having been wrong. */
const toleranceMs = hourMs;
/** For how long a clock that nothing speaks for has to stand. */
const standingMs = dayMs;
/** After which nothing that was believed or came speaks for a clock any more. */
const silenceMs = 30 * dayMs;

/** Judges the system's clock, where believing a wrong one would destroy something. */
export interface ClockTrust {
	/**
	 * Whether the clock is believed: the time that was believed last was not long before the one it
	 * tells, and it has not jumped nor been doubted since the start; or it has stood for a day, in
	 * which somebody would have noticed, and no other instance has told another time.
	 *
	 * @param witness a time that was believed, in milliseconds since 1970.
	 */
	isTrusted(witness: number): boolean;
	/** Whether nothing but a day of standing speaks for the clock, so that little is to hang on it. */
	isDoubtful(): boolean;
}

/**
 * @param now the system's clock, in milliseconds since 1970.
 * @param elapsed milliseconds that have really passed since some moment.
 */
export function createClockTrust(
	now: () => number,
	elapsed: () => number = () => performance.now(),
): ClockTrust {
	let offset = now() - elapsed();
	let standsSince = elapsed();
	let isDoubtful = false;
	let known: number | undefined;
	return {
		isDoubtful: () => isDoubtful,
		isTrusted(witness) {
			const current = now() - elapsed();
			if (Math.abs(current - offset) > toleranceMs) {
				offset = current;
				standsSince = elapsed();
				isDoubtful = true;
			}
			// Whatever comes by such a clock later does not speak for it.
			if (now() - witness > silenceMs) {
				isDoubtful = true;
				// Another instance goes on believing its own.
				if (known !== undefined && witness !== known) standsSince = elapsed();
			}
			known = witness;
			return !isDoubtful || elapsed() - standsSince >= standingMs;
		},
	};
}
