/** A shift of what a visitor saw (https://wicg.github.io/layout-instability/). */
export interface LayoutShift {
	readonly value: number;
	/** Milliseconds since the page's beginning. */
	readonly startTime: number;
	/** Whether it followed something that the visitor did. */
	readonly hadRecentInput: boolean;
}

/** Milliseconds without a shift that end a window of them, and that it may last. */
const windowGapMs = 1000;
const windowMs = 5000;

/** Sums shifts up. @returns the Cumulative Layout Shift so far: the greatest sum of a window. */
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

/** Of so many interactions one of the slowest is left out. */
const leftOutOf = 50;
const keptInteractions = 10;

/**
 * Keeps the slowest interactions by their ids, of which several events are one.
 *
 * @returns the Interaction to Next Paint so far, in milliseconds.
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
