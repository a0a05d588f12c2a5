import type { Point, Polygon } from "./girih-polygons.ts";

/**
 * Polygons that tile the plane when the rectangle is repeated; those at its edges occur several
 * times.
 */
export interface Tiling {
	readonly width: number;
	readonly height: number;
	readonly polygons: readonly Polygon[];
}

/** Repeats polygons on a lattice, and keeps those that touch the rectangle. */
export function repeat(
	polygons: readonly Polygon[],
	[width, height]: Point,
	lattice: readonly [Point, Point],
): Tiling {
	const steps = Array.from({ length: 13 }, (_, index) => index - 6);
	const [[ax, ay], [bx, by]] = lattice;
	const copies = steps.flatMap((i) =>
		steps.flatMap((j) =>
			polygons.map((polygon) =>
				polygon.map(
					([x, y]): Point => [x + i * ax + j * bx, y + i * ay + j * by],
				),
			),
		),
	);
	// Slightly beyond the edges, because lines have a width.
	const rim = 0.12;
	const touches = (polygon: Polygon) =>
		polygon.some(([x]) => x > -rim) &&
		polygon.some(([x]) => x < width + rim) &&
		polygon.some(([, y]) => y > -rim) &&
		polygon.some(([, y]) => y < height + rim);
	return { width, height, polygons: copies.filter(touches) };
}

/** Repeats polygons on a square lattice. */
export function onSquares(side: number, polygons: readonly Polygon[]): Tiling {
	return repeat(
		polygons,
		[side, side],
		[
			[side, 0],
			[0, side],
		],
	);
}

/** Repeats polygons on a lattice of equilateral triangles. */
export function onTriangles(
	side: number,
	polygons: readonly Polygon[],
): Tiling {
	return repeat(
		polygons,
		[side, side * Math.sqrt(3)],
		[
			[side, 0],
			[side / 2, (side * Math.sqrt(3)) / 2],
		],
	);
}
