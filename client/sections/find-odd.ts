import type { PointCopy } from "../../shared/pages/page-copy.ts";
import { roomOf } from "./room-of.ts";

/** Room of a text that no cell shows without towering over its neighbors. */
const tall = 220;

/**
 * The one point whose text is so much longer than the others' that its cell would leave a hole
 * beside it, so that it stands in a row of its own. Of fewer than four points there is none, because
 * the others would not fill a row.
 */
export function findOdd(points: readonly PointCopy[]): PointCopy | undefined {
	if (points.length < 4) return undefined;
	const rooms = points.map(({ text }) => roomOf(text));
	const longest = Math.max(...rooms);
	const others = rooms.reduce((sum, room) => sum + room, -longest);
	const mean = others / (points.length - 1);
	return longest >= tall && longest > 1.75 * mean
		? points[rooms.indexOf(longest)]
		: undefined;
}
