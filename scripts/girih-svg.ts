import { inferStrands, type Strand } from "./girih.ts";
import { type Point, type TilingName, tilings } from "./girih-tilings.ts";

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

/**
 * A tile of a pattern, to be repeated: black on nothing, for a mask.
 * Width and height in units are whole numbers, so that opposite edges round alike.
 */
export function patternTile(design: PatternDesign): string {
	const { width, height } = tilings[design.tiling];
	const rows = Math.round((units * height) / width);
	const pixels = Math.round((design.size * height) / width);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${design.size}" height="${pixels}" viewBox="0 0 ${units} ${rows}" preserveAspectRatio="none">${patternShapes(design)}</svg>\n`;
}

/** The shapes of a tile in a color, without the frame. */
export function patternShapes(design: PatternDesign, color = "#000"): string {
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

/** Strands of one polygon as one line, where one ends at the start of another. */
function chain(strands: readonly Strand[]): string {
	const left = new Set(strands);
	let d = "";
	for (const first of strands) {
		if (!left.delete(first)) continue;
		const points: Point[] = [...first];
		for (;;) {
			const end = points.at(-1);
			const next = [...left].find(([from]) => end && isSame(from, end));
			if (!next) break;
			left.delete(next);
			points.push(next[1], next[2]);
		}
		d += line(points);
	}
	return d;
}

function isSame([x, y]: Point, [otherX, otherY]: Point): boolean {
	return Math.abs(x - otherX) + Math.abs(y - otherY) < 0.01;
}

function shrink(strands: readonly Strand[], scale: number): Strand[] {
	const points = strands.map(([from]) => from);
	const middle = [0, 1].map(
		(axis) =>
			points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) /
			points.length,
	);
	const [cx = 0, cy = 0] = middle;
	const move = ([x, y]: Point): Point => [
		cx + (x - cx) * scale,
		cy + (y - cy) * scale,
	];
	return strands.map(([a, b, c]) => [move(a), move(b), move(c)]);
}

/** A path through points, in whole numbers, closed where it comes back. */
export function line(points: readonly Point[]): string {
	const [start = [0, 0], ...rest] = points.map(
		([x, y]): Point => [Math.round(x), Math.round(y)],
	);
	let [x, y] = start;
	const end = rest.at(-1) ?? start;
	const isLoop = rest.length > 2 && end[0] === start[0] && end[1] === start[1];
	const steps = (isLoop ? rest.slice(0, -1) : rest).map(([nextX, nextY]) => {
		const step = join(nextX - x, nextY - y);
		[x, y] = [nextX, nextY];
		return step;
	});
	return `M${join(...start)}l${steps.join(" ").replaceAll(" -", "-")}${isLoop ? "z" : ""}`;
}

function join(x: number, y: number): string {
	return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/**
 * Outlined bands. Each strand goes over at its start and under at its end, in every polygon: where
 * two polygons meet, the starts of both are one line, so over and under alternate along each.
 */
function bands(
	strands: readonly Strand[],
	breadth: number,
	angle: number,
	[width, height]: Point,
	color: string,
): string {
	const turn = (2 * angle * Math.PI) / 180;
	const gap = breadth * 0.3;
	const reach =
		((breadth / 2 + gap) * (1 + Math.abs(Math.cos(turn)))) /
		Math.abs(Math.sin(turn));
	const inside = strands.filter((strand) =>
		strand.some(
			([x, y]) =>
				x > -breadth &&
				y > -breadth &&
				x < width + breadth &&
				y < height + breadth,
		),
	);
	const under = inside.map(([, corner, to]) => line([corner, to]));
	const halo = inside.map(([from, corner]) =>
		line([from, towards(from, corner, reach)]),
	);
	const over = inside.map(([from, corner, to]) =>
		line([towards(from, corner, -3), corner, towards(corner, to, 0.5, true)]),
	);
	const core = Math.round(breadth * 0.52);
	const use = (id: string, color: string, stroke: number) =>
		`<use href="#${id}" stroke="#${color}" stroke-width="${Math.round(stroke)}"/>`;
	return `<defs><path id="u" d="${under.join("")}"/><path id="h" d="${halo.join("")}"/><path id="o" d="${over.join("")}"/></defs><mask id="m" fill="none">${use("u", "fff", breadth)}${use("u", "000", core)}${use("h", "000", breadth + 2 * gap)}${use("o", "fff", breadth)}${use("o", "000", core)}</mask><path mask="url(#m)" fill="${color}" d="M0 0H${width}V${height}H0z"/>`;
}

/** The point at a distance, or at a part of the way, from one point towards another. */
function towards(
	[x, y]: Point,
	[toX, toY]: Point,
	distance: number,
	isPart = false,
): Point {
	const part = isPart ? distance : distance / Math.hypot(toX - x, toY - y);
	return [x + (toX - x) * part, y + (toY - y) * part];
}
