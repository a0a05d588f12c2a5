import type { Point } from "./sector-drawing.ts";

/** Rounds a coordinate to one decimal. */
export function r(value: number): number {
	return Math.round(value * 10) / 10;
}

/** The ground's section, as far as wide screens show it beyond the view box. */
export const soil = "M-400 352H1680V560H-400Z";
export const groundLine = "M-400 352H1680";
export const strata =
	"M-400 494Q-200 502 0 486T420 490 820 474 1280 488 1680 480";

/** `count` numbers at equal distances. */
export function range(from: number, step: number, count: number): number[] {
	return Array.from({ length: count }, (_, index) => r(from + index * step));
}

/** Vertical lines. */
export function posts(
	top: number,
	bottom: number,
	places: readonly number[],
): string {
	return places.map((x) => `M${x} ${top}V${bottom}`).join("");
}

/** Horizontal lines: floors, decks, courses. */
export function levels(
	left: number,
	right: number,
	heights: readonly number[],
): string {
	return heights.map((y) => `M${left} ${y}H${right}`).join("");
}

/** Rows of windows, or of anything else that looks like a dash. */
export function windows(
	x: number,
	heights: readonly number[],
	[dash, gap, count]: readonly [dash: number, gap: number, count: number],
): string {
	const row = Array.from({ length: count }, () => `h${dash}`).join(`m${gap} 0`);
	return heights.map((y) => `M${x} ${y}${row}`).join("");
}

/** A grid within a frame: panes, boxes, cells. Drawn as two lines that turn at the frame. */
export function grid(
	[x, y, width, height]: readonly [
		x: number,
		y: number,
		width: number,
		height: number,
	],
	columns: number,
	rows: number,
): string {
	const [column, row] = [r(width / columns), r(height / rows)];
	const turn = (count: number, step: string, line: string, length: number) =>
		range(1, 1, count)
			.map((at) => `${at > 1 ? step : ""}${line}${at % 2 ? length : -length}`)
			.join("");
	const across = turn(columns - 1, `h${column}`, "v", height);
	const down = turn(rows - 1, `v${row}`, "h", width);
	return `${across && `M${r(x + column)} ${y}${across}`}${down && `M${x} ${r(y + row)}${down}`}`;
}

/** Bracing between two uprights: rungs, and a diagonal in each bay. */
export function zigzag(
	[left, right]: readonly [left: number, right: number],
	[top, bottom]: readonly [top: number, bottom: number],
	bays: number,
): string {
	const width = right - left;
	const bay = `h${width}l${-width} ${r((bottom - top) / bays)}`;
	return `M${left} ${top}${bay.repeat(bays)}`;
}

/** The diagonals of a girder, from its upper or, with a negative height, its lower flange. */
export function truss(
	x: number,
	y: number,
	[step, height]: readonly [step: number, height: number],
	waves: number,
): string {
	return `M${x} ${y}${`l${step} ${height} ${step} ${-height}`.repeat(waves)}`;
}

type Width = readonly [left: number, right: number, y: number];

/** Bracing of a tower that widens downward: a cross in each bay. */
export function taper(top: Width, bottom: Width, bays: number): string {
	const lines = range(0, 1, bays + 1).map((line) =>
		top.map((from, index) =>
			Math.round(from + (((bottom[index] ?? from) - from) * line) / bays),
		),
	);
	const zigzagFrom = (side: number) =>
		`M${lines.map((line, index) => `${line[(side + index) % 2]} ${line[2]}`).join(" ")}`;
	const rungs = lines.map(([left, right, y]) => `M${left} ${y}H${right}`);
	return rungs.slice(0, -1).join("") + zigzagFrom(0) + zigzagFrom(1);
}

/** The same small shape at several places, where its path begins. */
export function copies(shape: string, places: readonly Point[]): string {
	return places.map(([x, y]) => `M${x} ${y}${shape}`).join("");
}

/** The same small shape in a row, as on a floor. */
export function row(shape: string, y: number, places: readonly number[]) {
	return copies(
		shape,
		places.map((x) => [x, y]),
	);
}

/** Circles of one size on one line: wheels, tanks seen from their end, rings. */
export function circles(
	y: number,
	radius: number,
	places: readonly number[],
): string {
	return places
		.map((x) => `M${x} ${r(y - radius)}a${radius} ${radius} 0 1 0 .1 0Z`)
		.join("");
}

/** Parses points as SVG writes them: `500,70 60,110`. */
export function points(text: string): Point[] {
	return text.split(" ").map((point) => {
		const [x = 0, y = 0] = point.split(",").map(Number);
		return [x, y];
	});
}
