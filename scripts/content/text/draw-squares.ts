import type { ArticleCopy } from "../../../shared/pages/content.ts";

/** From one square to the next, and a square's side. */
const step = 14;
const side = 10;
const square = `h${side}v${side}h-${side}z`;
const circle = `m0 ${side / 2}a5 5 0 1 0 ${side} 0a5 5 0 1 0-${side} 0`;
/** Fewer columns leave room, so that their squares are not too large. */
const leastColumns = 8;

/**
 * Rows of squares as SVG paths: `.` is open, `x` filled, a space leaves a gap, and `*` is marked by
 * its form, a circle, because some themes' colors are much alike.
 */
export function drawSquares({
	rows,
	caption,
}: {
	readonly rows: readonly string[];
	readonly caption: string;
}): NonNullable<ArticleCopy["drawing"]> {
	const columns = Math.max(leastColumns, ...rows.map(({ length }) => length));
	const draw = (sign: string): string =>
		rows
			.flatMap((row, y) =>
				[...row].map((found, x) =>
					found === sign
						? `M${x * step + 2} ${y * step + 2}${sign === "*" ? circle : square}`
						: "",
				),
			)
			.join("");
	return {
		box: `0 0 ${columns * step} ${rows.length * step}`,
		// Messages are never empty, and their keys in the list differ: a path of none only moves.
		paths: [".", "x", "*"].map((sign, index) => draw(sign) || `M${index} 0`),
		caption,
	};
}
