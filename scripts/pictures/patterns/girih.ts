/**
 * Islamic star patterns by "polygons in contact": E. H. Hankin, "The Drawing of Geometric Patterns
 * in Saracenic Art", 1925; as an algorithm: Craig S. Kaplan, "Islamic Star Patterns from Polygons
 * in Contact", Graphics Interface 2005. Two rays leave the midpoint of every edge of a tiling at a
 * contact angle. Within a polygon, a ray ends where it meets that of another edge. The tiling is
 * then removed, and the lines remain. Since they cross each edge at its midpoint, the patterns of
 * neighbors connect.
 */
import type { Point, Polygon } from "./girih-polygons.ts";

/** A line within one polygon: from the midpoint of an edge, around a corner, to that of another. */
export type Strand = readonly [from: Point, corner: Point, to: Point];

interface Ray {
	readonly edge: number;
	readonly start: Point;
	readonly way: Point;
}

/** The strands of one polygon, each starting with the ray that leans toward the edge's end. */
export function inferStrands(
	polygon: Polygon,
	angle: number,
	apart = 0,
): Strand[] {
	const outgoing = raysOf(polygon, angle, apart);
	const incoming = raysOf(polygon, 180 - angle, -apart);
	const meetings = outgoing
		.flatMap((from) =>
			incoming
				.filter((to) => to.edge !== from.edge)
				.flatMap((to) => {
					const meeting = meet(from, to);
					return meeting ? [{ from, to, ...meeting }] : [];
				}),
		)
		.sort((one, other) => one.cost - other.cost);
	const taken = new Set<Ray>();
	return meetings.flatMap(({ from, to, corner }) => {
		if (taken.has(from) || taken.has(to)) return [];
		taken.add(from).add(to);
		return [[from.start, corner, to.start] as const];
	});
}

function raysOf(polygon: Polygon, angle: number, apart: number): Ray[] {
	return polygon.map(([x, y], edge) => {
		const [nextX, nextY] = polygon[(edge + 1) % polygon.length] ?? [x, y];
		const [dx, dy] = [nextX - x, nextY - y];
		const part = 0.5 - apart / 2;
		const [cos, sin] = [
			Math.cos((angle * Math.PI) / 180),
			Math.sin((angle * Math.PI) / 180),
		];
		return {
			edge,
			start: [x + dx * part, y + dy * part],
			way: [dx * cos - dy * sin, dx * sin + dy * cos],
		};
	});
}

/** Where two rays meet, and the sum of their lengths up to there. */
function meet(one: Ray, other: Ray) {
	const [ax, ay] = one.way;
	const [bx, by] = other.way;
	const cross = ax * by - ay * bx;
	const [dx, dy] = [
		other.start[0] - one.start[0],
		other.start[1] - one.start[1],
	];
	if (Math.abs(cross) < 1e-9) {
		// Two opposite rays on one line meet halfway.
		const isOneLine =
			Math.abs(dx * ay - dy * ax) < 1e-6 &&
			ax * bx + ay * by < 0 &&
			dx * ax + dy * ay > 0;
		const corner: Point = [one.start[0] + dx / 2, one.start[1] + dy / 2];
		return isOneLine ? { corner, cost: Math.hypot(dx, dy) } : undefined;
	}
	const s = (dx * by - dy * bx) / cross;
	const t = (dx * ay - dy * ax) / cross;
	if (s < 1e-6 || t < 1e-6) return undefined;
	const corner: Point = [one.start[0] + ax * s, one.start[1] + ay * s];
	return { corner, cost: s + t };
}
