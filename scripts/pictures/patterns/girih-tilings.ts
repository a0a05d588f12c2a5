import {
	onSquares,
	onTriangles,
	repeat,
	type Tiling,
} from "./girih-lattices.ts";
import {
	apothem,
	attached,
	type Point,
	type Polygon,
	polar,
	regular,
	turn,
} from "./girih-polygons.ts";

const six = apothem(6);
const ten = apothem(10);
const twelve = apothem(12);
const sixteen = apothem(16);

/** The gap between four polygons on a square lattice. */
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

/** The three rhombuses around a point, each made of two triangles. */
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

/** Edge-to-edge tilings, named by the polygons that meet at a vertex. */
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
