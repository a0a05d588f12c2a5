import { inferStrands, type Strand } from "./girih.ts";
import { bands } from "./girih-bands.ts";
import { chain, shrink } from "./girih-lines.ts";
import type { Point } from "./girih-polygons.ts";
import { type TilingName, tilings } from "./girih-tilings.ts";

export interface PatternDesign {
	readonly tiling: TilingName;
	/** Between an edge and the rays that leave it, in degrees. */
	readonly angle: number;
	/** How far apart the two rays of an edge start, as a part of the edge: two-point patterns. */
	readonly apart?: number;
	/** Plain lines, or bands that go over and under each other by turns. */
	readonly style: "lines" | "bands";
	/** Stroke, or breadth of a band, in edge lengths. */
	readonly weight: number;
	/** Polygons with so many sides get solid stars. */
	readonly solid?: readonly number[];
	/** A second star within those of polygons with so many sides, so much smaller. */
	readonly inner?: { readonly sides: number; readonly scale: number };
	/** Width of the tile, in CSS pixels. */
	readonly size: number;
}

/** Units of a tile's width: fine enough for whole numbers. */
export const units = 720;

/** The shapes of a tile in a color: a tile is `units` wide, and as high as its tiling says. */
export function patternShapes(design: PatternDesign, color: string): string {
	const { tiling, angle, apart, weight, style } = design;
	const { width, height, polygons } = tilings[tiling];
	const rows = Math.round((units * height) / width);
	const toUnits = ([x, y]: Point): Point => [
		(x * units) / width,
		(y * rows) / height,
	];
	const cells = polygons.map((polygon) => ({
		sides: polygon.length,
		strands: inferStrands(polygon, angle, apart).map(
			([from, corner, to]): Strand => [
				toUnits(from),
				toUnits(corner),
				toUnits(to),
			],
		),
	}));
	const stroke = Math.round((weight * units) / width);
	if (style === "bands")
		return bands(
			cells.flatMap(({ strands }) => strands),
			stroke,
			angle,
			[units, rows],
			color,
		);
	const { inner, solid = [] } = design;
	const loops = cells.map(({ sides, strands }) => ({
		sides,
		d: chain(strands),
		small: inner?.sides === sides ? chain(shrink(strands, inner.scale)) : "",
	}));
	const fills = loops.filter(({ sides }) => solid.includes(sides));
	const lines = loops.filter(({ sides }) => !solid.includes(sides));
	return [
		paint(
			fills.map(({ d, small }) => d + small).join(""),
			`fill="${color}" fill-rule="evenodd"`,
		),
		paint(
			lines.map(({ d, small }) => d + small).join(""),
			`fill="none" stroke="${color}" stroke-width="${stroke}"`,
		),
	].join("");
}

function paint(d: string, attributes: string): string {
	return d === "" ? "" : `<path ${attributes} d="${d}"/>`;
}
