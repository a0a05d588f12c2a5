/** Straight edges, four numbers each: x and y of the start, x and y of the end. */
export type Edges = readonly number[];

type Point = readonly [x: number, y: number];

/** Scan lines per row of pixels, and edges per curve. */
const samples = 8;
const steps = 6;
/** In samples; less is a rounding error. */
const faintest = samples * 0.01;

/** A command of an SVG path: its letter, and pairs of x and y. */
export interface PathCommand {
	readonly type: string;
	readonly values: readonly number[];
}

/**
 * The edges of an outline, with curves flattened.
 *
 * @param commands with y pointing up; in edges it points down.
 */
export function edgesOf(commands: readonly PathCommand[]): Edges {
	const edges: number[] = [];
	let start: Point = [0, 0];
	let end = start;
	const lineTo = (point: Point) => {
		edges.push(...end, ...point);
		end = point;
	};
	for (const { type, values } of commands) {
		const points = pairs(values).map(([x, y]): Point => [x, -y]);
		if (type === "M") {
			start = points[0] ?? start;
			end = start;
		} else if (type === "Z") lineTo(start);
		else {
			const curve = [end, ...points];
			const count = type === "L" ? 1 : steps;
			for (let step = 1; step <= count; step++)
				lineTo(pointAt(curve, step / count));
		}
	}
	return edges;
}

function pairs(values: readonly number[]): Point[] {
	return Array.from({ length: values.length / 2 }, (_, index) => [
		values[2 * index] ?? 0,
		values[2 * index + 1] ?? 0,
	]);
}

/** A point on a Bézier curve, by de Casteljau's algorithm. */
function pointAt(
	[first = [0, 0], ...rest]: readonly Point[],
	t: number,
): Point {
	if (rest.length === 0) return first;
	let before = first;
	const between = rest.map((point): Point => {
		const [[x, y], [toX, toY]] = [before, point];
		before = point;
		return [x + (toX - x) * t, y + (toY - y) * t];
	});
	return pointAt(between, t);
}

/** An outline's position in pixels, and its scale. */
export interface PlacedOutline {
	readonly edges: Edges;
	readonly x: number;
	readonly y: number;
	readonly scale: number;
}

/**
 * Each pixel's coverage minus that of the pixel on its left, in samples. All zero between two calls:
 * clearing takes less time than allocating, and leaves no garbage.
 */
let changes = new Float32Array(0);

/**
 * Calls `act` for each pixel that outlines cover, with its coverage up to 1.
 *
 * @param outlines must lie within the area.
 */
export function fillOutlines(
	{ width, height }: { readonly width: number; readonly height: number },
	outlines: readonly PlacedOutline[],
	act: (x: number, y: number, coverage: number) => void,
): void {
	const size = width * height;
	if (changes.length < size) changes = new Float32Array(size);
	for (const outline of outlines) addOutline(outline, width);
	for (let y = 0, at = 0; y < height; y++) {
		let sum = 0;
		for (let x = 0; x < width; x++, at++) {
			sum += changes[at] ?? 0;
			const depth = Math.abs(sum);
			if (depth > faintest) act(x, y, Math.min(1, depth / samples));
		}
	}
	changes.fill(0, 0, size);
}

function addOutline(
	{ edges, x: left, y: top, scale }: PlacedOutline,
	width: number,
): void {
	for (let index = 0; index < edges.length; index += 4) {
		const fromX = (edges[index] ?? 0) * scale + left;
		const fromY = (edges[index + 1] ?? 0) * scale + top;
		const toX = (edges[index + 2] ?? 0) * scale + left;
		const toY = (edges[index + 3] ?? 0) * scale + top;
		const slope = (toX - fromX) / (toY - fromY);
		const direction = fromY < toY ? 1 : -1;
		const last = Math.max(fromY, toY) * samples - 0.5;
		let sample = Math.ceil(Math.min(fromY, toY) * samples - 0.5);
		for (; sample < last; sample++) {
			const x = fromX + ((sample + 0.5) / samples - fromY) * slope;
			const part = x - Math.floor(x);
			const at = Math.floor(sample / samples) * width + Math.floor(x);
			changes[at] = (changes[at] ?? 0) + direction * (1 - part);
			changes[at + 1] = (changes[at + 1] ?? 0) + direction * part;
		}
	}
}
