import { expect, test } from "vitest";
import {
	addOutline,
	createMask,
	edgesOf,
	forEachCovered,
	type PathCommand,
} from "./fill-outlines.ts";

/** The total coverage of an outline that extends below its baseline. */
function sumCoverage(path: readonly PathCommand[], scale = 1): number {
	const mask = createMask(40, 40);
	addOutline(mask, edgesOf(path), { x: 2, y: 2, scale });
	let sum = 0;
	forEachCovered(mask, (_x, _y, coverage) => {
		sum += coverage;
	});
	return sum;
}

test.each([
	[4, 4],
	[4.25, 3.5],
])(
	"a rectangle of %d by %d pixels covers exactly its area",
	(width, height) => {
		const path = polygon(
			[0.5, 0],
			[0.5 + width, 0],
			[0.5 + width, -height],
			[0.5, -height],
		);
		expect(sumCoverage(path)).toBeCloseTo(width * height);
		expect(sumCoverage(path, 2)).toBeCloseTo(width * height * 4);
	},
);

test("curves are filled, and holes that run in the opposite direction stay empty", () => {
	const path = [
		{ type: "M", values: [0, -15] },
		{ type: "Q", values: [15, 15, 30, -15] },
		{ type: "C", values: [30, -35, 0, -35, 0, -15] },
		close,
	];
	const whole = sumCoverage(path);
	// Two thirds of the triangle above, and three fifths of the rectangle below.
	expect(whole).toBeGreaterThan(0.95 * (300 + 360));
	expect(whole).toBeLessThan(300 + 360);
	const hole = polygon([10, -10], [10, -20], [20, -20], [20, -10]);
	expect(sumCoverage([...path, ...hole])).toBeCloseTo(whole - 100);
});

test("an outline is placed at the given origin, measured upward from the baseline", () => {
	const dot = polygon([0, 0], [1, 0], [1, 1], [0, 1]);
	expect(edgesOf(dot, { x: 10, y: 5 }).slice(0, 4)).toEqual([10, -5, 11, -5]);
});

const close = { type: "Z", values: [] };

function polygon(...[first = [], ...others]: number[][]): PathCommand[] {
	return [
		{ type: "M", values: first },
		...others.map((values) => ({ type: "L", values })),
		close,
	];
}
