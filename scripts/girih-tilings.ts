/** A point or a direction, in edge lengths of a tiling or in units of a drawing. */
export type Point = readonly [x: number, y: number];

/** Corners in order of rising angle. */
export type Polygon = readonly Point[];

/** Polygons that cover the plane when repeated over a rectangle; those at its edges several times. */
export interface Tiling {
	readonly width: number;
	readonly height: number;
	readonly polygons: readonly Polygon[];
}

const turn = Math.PI / 180;

/** The point at a distance and an angle in degrees. */
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

/** A regular polygon with edges of length 1, one of which looks towards `facing` degrees. */
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

/** Distance from the center of a regular polygon to its edges. */
export function apothem(sides: number): number {
	return 0.5 / Math.tan(Math.PI / sides);
}

/** A regular polygon on the outside of the edge that looks towards `facing` degrees. */
function attached(
	sides: number,
	to: number,
	facing: number,
	center: Point = [0, 0],
) {
	const distance = apothem(to) + apothem(sides);
	return regular(sides, facing + 180, polar(distance, facing, center));
}

/** Repeats polygons over a lattice, as far as they touch the rectangle. */
function repeat(
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
	// A little beyond the edges: lines have a width.
	const rim = 0.12;
	const touches = (polygon: Polygon) =>
		polygon.some(([x]) => x > -rim) &&
		polygon.some(([x]) => x < width + rim) &&
		polygon.some(([, y]) => y > -rim) &&
		polygon.some(([, y]) => y < height + rim);
	return { width, height, polygons: copies.filter(touches) };
}

function onSquares(side: number, polygons: readonly Polygon[]): Tiling {
	return repeat(
		polygons,
		[side, side],
		[
			[side, 0],
			[0, side],
		],
	);
}

function onTriangles(side: number, polygons: readonly Polygon[]): Tiling {
	return repeat(
		polygons,
		[side, side * Math.sqrt(3)],
		[
			[side, 0],
			[side / 2, (side * Math.sqrt(3)) / 2],
		],
	);
}

const [six, ten, twelve, sixteen] = [6, 10, 12, 16].map(apothem) as [
	number,
	number,
	number,
	number,
];

/** What four polygons on a square lattice leave between them. */
function gapOfSquares(sides: number): Polygon {
	const side = 2 * apothem(sides);
	const radius = 0.5 / Math.sin(Math.PI / sides);
	const step = 360 / sides;
	const count = sides / 4 - 1;
	const corners: readonly Point[] = [
		[0, 0],
		[0, side],
		[side, side],
		[side, 0],
	];
	return corners
		.flatMap((center, quarter) =>
			Array.from({ length: count }, (_, index) =>
				polar(radius, 90 - step / 2 - index * step - quarter * 90, center),
			).reverse(),
		)
		.reverse();
}

/** The concave hexagon between four decagons on a rhombic lattice, known as the bow tie. */
function bowTie(): Polygon {
	const radius = 0.5 / Math.sin(Math.PI / 10);
	const upper = polar(2 * ten, 36);
	const lower = polar(2 * ten, -36);
	return [
		polar(radius, -18),
		polar(radius, 90, lower),
		polar(radius, 54, lower),
		polar(radius, -54, upper),
		polar(radius, -90, upper),
		polar(radius, 18),
	];
}

/** The three rhombs around a point, each of two triangles. */
function rhombs(): Polygon[] {
	return [0, 120, 240].map((first) => [
		[0, 0],
		polar(1, first),
		[
			polar(1, first)[0] + polar(1, first + 120)[0],
			polar(1, first)[1] + polar(1, first + 120)[1],
		],
		polar(1, first + 120),
	]);
}

const snub = Math.sqrt(2 + Math.sqrt(3));

/** Edge-to-edge tilings, named by the polygons that meet at a corner. */
export const tilings = {
	"4.4.4.4": onSquares(1, [regular(4)]),
	"6.6.6": onTriangles(2 * six, [regular(6)]),
	"3.3.3.3.3.3": onTriangles(1, [regular(3, 90), attached(3, 3, 90)]),
	"4.8.8": onSquares(1 + Math.SQRT2, [regular(8), attached(4, 8, 45)]),
	"3.6.3.6": onTriangles(2, [
		regular(6, 30),
		attached(3, 6, 30),
		attached(3, 6, 90),
	]),
	"3.12.12": onTriangles(2 * twelve, [
		regular(12),
		attached(3, 12, 30),
		attached(3, 12, 90),
	]),
	"4.6.12": onTriangles(2 * twelve + 1, [
		regular(12),
		...[0, 60, 120].map((facing) => attached(4, 12, facing)),
		...[30, 90].map((facing) => attached(6, 12, facing)),
	]),
	"3.4.6.4": onTriangles(2 * six + 1, [
		regular(6),
		...[0, 60, 120].map((facing) => attached(4, 6, facing)),
		...[30, 90].map((facing) =>
			regular(3, facing, polar((2 * six + 1) / Math.sqrt(3), facing)),
		),
	]),
	"3.3.4.3.4": onSquares(snub, [
		regular(4, 15),
		regular(4, 75, [snub / 2, snub / 2]),
		...[15, 105, 195, 285].map((facing) => attached(3, 4, facing)),
	]),
	"3.4.3.12": onSquares(2 * twelve, [
		regular(12),
		regular(4, 0, [twelve, twelve]),
		...[0, 90, 180, 270].map((facing) =>
			regular(
				3,
				facing + 180,
				polar(0.5 + apothem(3), facing, [twelve, twelve]),
			),
		),
	]),
	"16 and gaps": onSquares(2 * sixteen, [regular(16), gapOfSquares(16)]),
	"10 and bow ties": repeat(
		[regular(10), bowTie()],
		[4 * ten * Math.cos(36 * turn), 4 * ten * Math.sin(36 * turn)],
		[polar(2 * ten, 36), polar(2 * ten, -36)],
	),
	rhombs: onTriangles(
		Math.sqrt(3),
		rhombs().map((rhomb) => rhomb.map(([x, y]): Point => [y, x]).reverse()),
	),
} satisfies Record<string, Tiling>;

export type TilingName = keyof typeof tilings;
