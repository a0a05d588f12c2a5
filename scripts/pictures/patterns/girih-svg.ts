import { inferStrands, type Strand } from "./girih.ts";
import { bands } from "./girih-bands.ts";
import { chain, shrink } from "./girih-lines.ts";
import type { Point } from "./girih-polygons.ts";
import { type TilingName, tilings } from "./girih-tilings.ts";

export interface PatternDesign {
	readonly tiling: TilingName;
	/** The contact angle between an edge and its rays, in degrees. */
	readonly angle: number;
	/**
	 * The distance between the starting points of an edge's two rays, as a fraction of the edge
	 * (two-point patterns).
	 */
	readonly apart?: number;
	/** Plain lines, or bands that alternately pass over and under each other. */
	readonly style: "lines" | "bands";
	/** The width of a line or band, in edge lengths. */
	readonly weight: number;
	/** Polygons with these numbers of sides get solid stars. */
	readonly solid?: readonly number[];
	/** A second, scaled star within polygons with this number of sides. */
	readonly inner?: { readonly sides: number; readonly scale: number };
	/** The tile's width in CSS pixels. */
	readonly size: number;
}

/** The width of a tile in drawing units: fine enough for integer coordinates. */
export const units = 720;

/** A tile's shapes in one color. The tile is `units` wide; its tiling determines the height. */
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
