/** A point or vector, in edge lengths of a tiling or in units of a drawing. */
export type Point = readonly [x: number, y: number];

/** Corners in order of increasing angle. */
export type Polygon = readonly Point[];

export const turn = Math.PI / 180;

/** The point at a distance and an angle, in degrees, from another. */
export function polar(
	radius: number,
	degrees: number,
	[x, y]: Point = [0, 0],
): Point {
	return [
		x + radius * Math.cos(degrees * turn),
		y + radius * Math.sin(degrees * turn),
	];
}

/** A regular polygon with edges of length 1, one of which faces `facing` degrees. */
export function regular(
	sides: number,
	facing = 0,
	center: Point = [0, 0],
): Polygon {
	const radius = 0.5 / Math.sin(Math.PI / sides);
	return Array.from({ length: sides }, (_, index) =>
		polar(radius, facing + (360 / sides) * (index - 0.5), center),
	);
}

/** The distance from a regular polygon's center to its edges. */
export function apothem(sides: number): number {
	return 0.5 / Math.tan(Math.PI / sides);
}

/** A regular polygon attached to the outside of the edge that faces `facing` degrees. */
export function attached(
	sides: number,
	to: number,
	facing: number,
	center: Point = [0, 0],
) {
	const distance = apothem(to) + apothem(sides);
	return regular(sides, facing + 180, polar(distance, facing, center));
}
