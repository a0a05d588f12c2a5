import type { ArticleCopy } from "../../../shared/pages/content.ts";
import type { ArticleSource } from "../schemas.ts";

/** From one square to the next, and a square's side. */
const step = 14;
const side = 10;
const square = `h${side}v${side}h-${side}z`;
const circle = `m0 ${side / 2}a5 5 0 1 0 ${side} 0a5 5 0 1 0-${side} 0`;

/**
 * Rows of squares as SVG paths, all in boxes of one width: `.` is open, `x` filled, and `*` is
 * marked by its form, a circle, because some themes' colors are much alike.
 */
export function drawSquares({
	rows,
	caption,
}: NonNullable<ArticleSource["drawing"]>): NonNullable<ArticleCopy["drawing"]> {
	const columns = Math.max(
		...rows.flatMap(({ squares }) => squares.map(({ length }) => length)),
	);
	return {
		rows: rows.map(({ name, value, squares }) => ({
			name,
			...(value ? { value } : {}),
			box: `0 0 ${columns * step} ${squares.length * step}`,
			// Messages are never empty, and their keys in the list differ: a path of none only moves.
			paths: [".", "x", "*"].map(
				(sign, index) => draw(sign, squares) || `M${index} 0`,
			),
		})),
		caption,
	};
}

function draw(sign: string, lines: readonly string[]): string {
	return lines
		.flatMap((line, y) =>
			[...line].map((found, x) =>
				found === sign
					? `M${x * step + 2} ${y * step + 2}${sign === "*" ? circle : square}`
					: "",
			),
		)
		.join("");
}
