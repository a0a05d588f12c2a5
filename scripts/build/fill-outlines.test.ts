import opentype from "opentype.js";
import { expect, test } from "vitest";
import {
	addOutline,
	createMask,
	edgesOf,
	forEachCovered,
} from "./fill-outlines.ts";

function sumCoverage(path: opentype.Path, scale = 1): number {
	const mask = createMask(40, 40);
	addOutline(mask, edgesOf(path.commands), { x: 2, y: 2, scale });
	let sum = 0;
	forEachCovered(mask, (_x, _y, coverage) => {
		sum += coverage;
	});
	return sum;
}

test.each([
	[4, 4],
	[4.25, 3.5],
])("a rectangle of %d by %d pixels covers as many", (width, height) => {
	const path = new opentype.Path();
	path.moveTo(0.5, 0);
	path.lineTo(0.5 + width, 0);
	path.lineTo(0.5 + width, height);
	path.lineTo(0.5, height);
	path.close();
	expect(sumCoverage(path)).toBeCloseTo(width * height);
	expect(sumCoverage(path, 2)).toBeCloseTo(width * height * 4);
});

test("curves are filled, and a hole that runs the other way is left out", () => {
	const path = new opentype.Path();
	path.moveTo(0, 15);
	path.quadraticCurveTo(15, -15, 30, 15);
	path.bezierCurveTo(30, 35, 0, 35, 0, 15);
	path.close();
	const whole = sumCoverage(path);
	// Two thirds of the triangle above, three fifths of the rectangle below.
	expect(whole).toBeGreaterThan(0.95 * (300 + 360));
	expect(whole).toBeLessThan(300 + 360);
	path.moveTo(10, 10);
	path.lineTo(10, 20);
	path.lineTo(20, 20);
	path.lineTo(20, 10);
	path.close();
	expect(sumCoverage(path)).toBeCloseTo(whole - 100);
});
