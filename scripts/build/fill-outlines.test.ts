import { expect, test } from "vitest";
import { edgesOf, fillOutlines, type PathCommand } from "./fill-outlines.ts";

/** The total coverage of an outline that extends below its baseline. */
function sumCoverage(path: readonly PathCommand[], scale = 1): number {
	const outline = { edges: edgesOf(path), x: 2, y: 2, scale };
	let sum = 0;
	fillOutlines({ width: 40, height: 40 }, [outline], (_x, _y, coverage) => {
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

test("outlines are measured upward from the baseline, and each is placed by itself", () => {
	const edges = edgesOf(polygon([0, 0], [1, 0], [1, 1], [0, 1]));
	const covered: number[][] = [];
	const places = [
		{ x: 10, y: 5 },
		{ x: 3, y: 9 },
	];
	fillOutlines(
		{ width: 40, height: 40 },
		places.map((place) => ({ edges, ...place, scale: 1 })),
		(...pixel) => covered.push(pixel),
	);
	expect(covered).toEqual([
		[10, 4, 1],
		[3, 8, 1],
	]);
});

const close = { type: "Z", values: [] };

function polygon(...[first = [], ...others]: number[][]): PathCommand[] {
	return [
		{ type: "M", values: first },
		...others.map((values) => ({ type: "L", values })),
		close,
	];
}
