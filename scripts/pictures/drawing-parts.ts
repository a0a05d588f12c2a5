/** The width and height of a drawing, in pixels. */
export const size = { width: 1536, height: 1024 } as const;

/** A reproducible stream of numbers from 0 to 1, so that drawings do not change. */
export function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1664525 + 1013904223) % 2 ** 32;
		return state / 2 ** 32;
	};
}

/** An SVG drawing: definitions, then shapes from back to front. */
export function drawing(
	defs: readonly string[],
	shapes: readonly string[],
): string {
	const { width, height } = size;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs.join("")}</defs>${shapes.join("\n")}</svg>`;
}

/** Parses gradient stops such as `0 #ffffff, 1 #000000 .5`: offset, color, opacity. */
function stopsOf(stops: string): string {
	return stops
		.split(", ")
		.map((stop) => {
			const [offset, color, opacity = "1"] = stop.split(" ");
			return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
		})
		.join("");
}

/** A gradient from top to bottom, or from left to right. */
export function linear(
	id: string,
	stops: string,
	direction: "down" | "across" = "down",
): string {
	const end = direction === "down" ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
	return `<linearGradient id="${id}" ${end}>${stopsOf(stops)}</linearGradient>`;
}

/** A gradient from the center outward. */
export function radial(id: string, stops: string): string {
	return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;
}

/** A glow around a point. */
export function glow(
	id: string,
	x: number,
	y: number,
	radiusX: number,
	radiusY = radiusX,
): string {
	return `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(radiusX)}" ry="${r(radiusY)}" fill="url(#${id})"/>`;
}

export function rect(
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	more = "",
): string {
	return `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function path(d: string, fill: string, more = ""): string {
	return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function stroke(
	d: string,
	color: string,
	width: number,
	more = "",
): string {
	return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${more && ` ${more}`}/>`;
}

/** Rounds a coordinate to one decimal. */
export function r(value: number): number {
	return Math.round(value * 10) / 10;
}

/** A rectangle as path data. */
export function box(x: number, y: number, width: number, height: number) {
	return `M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}z`;
}

/** A smooth line through points as path data. */
export function curve(
	points: readonly (readonly [x: number, y: number])[],
): string {
	const [[x, y] = [0, 0], ...rest] = points;
	const steps = rest.map(([nextX, nextY], index) => {
		const [fromX, fromY] = points[index] ?? [0, 0];
		const middle = r((fromX + nextX) / 2);
		return `C${middle} ${r(fromY)} ${middle} ${r(nextY)} ${r(nextX)} ${r(nextY)}`;
	});
	return `M${r(x)} ${r(y)}${steps.join("")}`;
}
