import type { Strand } from "./girih.ts";
import { line } from "./girih-lines.ts";
import type { Point } from "./girih-polygons.ts";

/**
 * Draws interlaced bands. In every polygon, each strand passes over at its start and under at its
 * end. Where two polygons meet, the starts of both are on one line, so over and under alternate
 * along it.
 */
export function bands(
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

/** The point at a distance, or at a fraction of the way, from one point toward another. */
function towards(
	[x, y]: Point,
	[toX, toY]: Point,
	distance: number,
	isPart = false,
): Point {
	const part = isPart ? distance : distance / Math.hypot(toX - x, toY - y);
	return [x + (toX - x) * part, y + (toY - y) * part];
}
