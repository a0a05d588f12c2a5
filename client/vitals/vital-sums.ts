/** A layout shift (https://wicg.github.io/layout-instability/). */
export interface LayoutShift {
	readonly value: number;
	/** Milliseconds since the start of navigation. */
	readonly startTime: number;
	/** Whether it followed a user interaction. */
	readonly hadRecentInput: boolean;
}

/** A window of shifts ends after this gap in milliseconds. `windowMs` is its maximum length. */
const windowGapMs = 1000;
const windowMs = 5000;

/** Sums layout shifts. Returns the Cumulative Layout Shift so far: the largest window. */
export function sumShifts(): (shift: LayoutShift) => number {
	let greatest = 0;
	let sum = 0;
	let first = 0;
	let last = 0;
	return ({ value, startTime, hadRecentInput }) => {
		if (hadRecentInput) return greatest;
		const isSame =
			sum > 0 && startTime - last < windowGapMs && startTime - first < windowMs;
		if (!isSame) first = startTime;
		sum = isSame ? sum + value : value;
		last = startTime;
		greatest = Math.max(greatest, sum);
		return greatest;
	};
}

/** One of the slowest interactions is ignored per this many. */
const leftOutOf = 50;
const keptInteractions = 10;

/**
 * Tracks the slowest interactions by id, since several events can belong to one.
 *
 * @returns a function that returns the Interaction to Next Paint so far, in milliseconds
 */
export function rankInteractions(): (
	id: number,
	duration: number,
	count: number,
) => number {
	let slowest: { id: number; duration: number }[] = [];
	return (id, duration, count) => {
		const known = slowest.find((each) => each.id === id)?.duration ?? 0;
		slowest = [
			...slowest.filter((each) => each.id !== id),
			{ id, duration: Math.max(duration, known) },
		]
			.sort((one, other) => other.duration - one.duration)
			.slice(0, keptInteractions);
		const index = Math.min(Math.floor(count / leftOutOf), slowest.length - 1);
		return slowest[index]?.duration ?? 0;
	};
}
