import { expect, test } from "vitest";
import {
	industries,
	specialIndustries,
} from "../../../shared/pages/industries.ts";
import { inferStrands } from "./girih.ts";
import { regular } from "./girih-polygons.ts";
import { patternShapes, units } from "./girih-svg.ts";
import { tilings } from "./girih-tilings.ts";
import { patternDesigns } from "./pattern-designs.ts";

const tiles = Object.entries(patternDesigns).map(([name, design]) => {
	const { width, height } = tilings[design.tiling];
	const rows = Math.round((units * height) / width);
	return [name, patternShapes(design, "#000"), rows] as const;
});

test("every industry and the firm have a unique pattern", () => {
	expect(Object.keys(patternDesigns).sort()).toEqual(
		["firm", ...industries, ...specialIndustries].sort(),
	);
	expect(new Set(tiles.map(([, tile]) => tile)).size).toBe(tiles.length);
	expect(
		new Set(
			Object.values(patternDesigns).map(
				({ tiling, style }) => `${tiling} ${style}`,
			),
		).size,
	).toBeGreaterThanOrEqual(14);
});

test.each(tiles)(
	"the pattern %s is a small, well-formed SVG tile",
	(_, tile) => {
		expect(Buffer.byteLength(tile)).toBeLessThan(3072);
		expect(tile).toContain(' d="M');
		expect(tile).not.toMatch(/NaN|undefined|Infinity/);
		const opened = tile.match(/<[a-z]+[^>]*[^/]>|<[a-z]+>/g) ?? [];
		expect(opened).toHaveLength(tile.split("</").length - 1);
	},
);

test.each(tiles)(
	"the lines of the pattern %s continue across opposite edges of its tile",
	(_, tile, rows) => {
		for (const [axis, side] of [units, rows].entries()) {
			const [here, there] = [0, side].map((edge) =>
				crossings(tile, axis, edge).filter(
					// Lines through a corner of the tile belong to both of its edges.
					(at) => at > 4 && at < (axis === 0 ? rows : units) - 4,
				),
			);
			expect(here?.length).toBeGreaterThan(0);
			expect(unmatched(here ?? [], there ?? [])).toEqual([]);
			expect(unmatched(there ?? [], here ?? [])).toEqual([]);
		}
	},
);

test("the lines in an octagon form a star between the midpoints of its edges", () => {
	const strands = inferStrands(regular(8), 67.5);
	expect(strands).toHaveLength(8);
	for (const [from, corner, to] of strands) {
		expect(Math.hypot(...from)).toBeCloseTo(Math.hypot(...to));
		expect(Math.hypot(...corner)).toBeLessThan(Math.hypot(...from));
	}
});

test("tilings cover their tile without gaps or overlaps", () => {
	for (const { width, height, polygons } of Object.values(tilings)) {
		const area = polygons.reduce((sum, polygon) => {
			const xs = polygon.map(([x]) => x);
			const ys = polygon.map(([, y]) => y);
			const [x, y] = [xs, ys].map(
				(all) => all.reduce((total, one) => total + one, 0) / all.length,
			);
			// Of polygons that occur at several edges, only the copy whose center is inside counts.
			const isWithin = between(x ?? 0, width) && between(y ?? 0, height);
			if (!isWithin) return sum;
			return (
				sum +
				polygon.reduce((twice, [ax, ay], index) => {
					const [bx, by] = polygon[(index + 1) % polygon.length] ?? [0, 0];
					return twice + (ax * by - ay * bx) / 2;
				}, 0)
			);
		}, 0);
		expect(area).toBeCloseTo(width * height, 6);
	}
});

function between(value: number, end: number): boolean {
	return value >= -1e-9 && value < end - 1e-9;
}

/**
 * Where a tile's lines cross an edge, as positions along it. Lines that lie on the edge are left
 * out.
 */
function crossings(tile: string, axis: number, edge: number): number[] {
	return [...tile.matchAll(/ d="([^"]*)"/g)]
		.flatMap(([, d = ""]) => d.split("M").filter(Boolean))
		.flatMap((part) => {
			const numbers = part.match(/-?\d+/g)?.map(Number) ?? [];
			const points: number[][] = [];
			let [x, y] = [0, 0];
			for (let index = 0; index + 1 < numbers.length; index += 2) {
				x += numbers[index] ?? 0;
				y += numbers[index + 1] ?? 0;
				points.push([x, y]);
			}
			if (part.endsWith("z") && points[0]) points.push(points[0]);
			return points.slice(1).flatMap((to, index) => {
				const from = points[index] ?? to;
				const [a = 0, b = 0] = [from[axis], to[axis]];
				if (a < edge === b < edge) return [];
				const [c = 0, d = 0] = [from[1 - axis], to[1 - axis]];
				return [c + ((d - c) * (edge - a)) / (b - a)];
			});
		});
}

/** Rounding moves corners by less than one unit, and crossings by little more. */
function unmatched(some: readonly number[], others: readonly number[]) {
	return some.filter(
		(one) => !others.some((other) => Math.abs(one - other) < 4),
	);
}
