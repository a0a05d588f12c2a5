import type { Strand } from "./girih.ts";
import type { Point } from "./girih-polygons.ts";

/** Joins the strands of one polygon whose ends and starts meet into continuous lines. */
export function chain(strands: readonly Strand[]): string {
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

/** Scales strands toward their center. */
export function shrink(strands: readonly Strand[], scale: number): Strand[] {
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

/** A path through points with integer coordinates, closed if it ends where it starts. */
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
	return `M${join(start[0], start[1])}l${steps.join(" ").replaceAll(" -", "-")}${isLoop ? "z" : ""}`;
}

function join(x: number, y: number): string {
	return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
