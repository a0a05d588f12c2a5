import { readFileSync } from "node:fs";
import path from "node:path";
import { beadPaths } from "../../client/hiring-models/bead-paths.ts";
import { brandMarkPaths } from "../../client/site/brand-mark-paths.ts";
import { brandName } from "../../shared/brand.ts";
import {
	type HiringModelId,
	hiringModels,
} from "../../shared/hiring-models.ts";
import { scriptOf } from "../../shared/script-of.ts";
import { cardColors } from "./card-colors.ts";
import type { Typeface } from "./social-fonts.ts";
import { fitText } from "./social-text.ts";

/** What the preview of a shared page shows. */
export interface SocialCard {
	readonly title: string;
	/** The line above the title: the section, or the kind of page. */
	readonly kicker: string;
	/** The hiring model that the page is about, drawn below the title. */
	readonly model?: HiringModelId | undefined;
	readonly locale: string;
}

/** The text column, in pixels. The rest of the card shows the pattern. */
const column = { left: 84, width: 800 };

/** A line of a card's text, positioned by its baseline, in pixels. */
export interface CardLine {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly color: keyof typeof cardColors;
}

/** Mirrors the left side for scripts that are written from right to left. */
const mirror = ' transform="translate(1200) scale(-1 1)"';

/** The firm's star pattern, an octagon's edges in interlaced bands, 112 pixels wide. */
const pattern = readFileSync(
	path.join(import.meta.dirname, "card-pattern.svg"),
	"utf8",
);
const tile = `<pattern id="tile" patternUnits="userSpaceOnUse" width="720" height="720" patternTransform="translate(1200 0) scale(${224 / 720})">${pattern}</pattern>`;

/**
 * What cards with the same model share: ground, brand mark, pattern, and the line below the title.
 */
export function cardBackdrop(
	model: SocialCard["model"],
	isRightToLeft: boolean,
): string {
	const { star, bay, small } = brandMarkPaths;
	const { ground, accent, ...colors } = cardColors;
	const turn = isRightToLeft ? mirror : "";
	const markLeft = isRightToLeft ? 1200 - column.left - 62 : column.left - 2;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><linearGradient id="fade"><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity=".9"/></linearGradient><mask id="side"><rect width="1200" height="630" fill="url(#fade)"/></mask>${tile}</defs><rect width="1200" height="630" fill="${ground}"/><g${turn}><rect width="1200" height="630" fill="url(#tile)" mask="url(#side)"/></g><g transform="translate(${markLeft} 68) scale(1.35)"><path fill="${colors.star}" d="${star}"/><path fill="none" stroke="${ground}" stroke-width="2.8" d="${bay}"/><path fill="${colors.small}" d="${small}"/></g><g${turn}>${line(model)}</g></svg>`;
}

/**
 * The text of a card: the firm's name beside the mark, and at the bottom the kicker and the title.
 */
export function cardLines(
	{ title, kicker, locale }: SocialCard,
	{ measure, isRightToLeft }: Typeface,
): CardLine[] {
	// Han characters fill their em square, and Arabic has marks above and below.
	const [leading, gap] =
		scriptOf(locale) === "Latn" ? [1.2, 1.12] : [1.38, 1.18];
	const { lines, size } = fitText(title, measure, {
		...column,
		// Keeps the kicker clear of the brand mark.
		most: (size) =>
			Math.min(4, 1 + Math.floor((331 - size * gap) / (size * leading))),
		sizes: [76, 68, 60, 54, 48, 42],
	});
	const above = fitText(kicker, measure, {
		...column,
		most: () => 1,
		sizes: [28],
	});
	const first = 520 - (lines.length - 1) * size * leading;
	const lineFrom = (
		text: string,
		y: number,
		look: Pick<CardLine, "size" | "color">,
		start = column.left,
	): CardLine => {
		const end = start + Math.round((measure(text) * look.size) / 1000);
		return { text, x: isRightToLeft ? 1200 - end : start, y, ...look };
	};
	return [
		lineFrom(brandName(locale), 111, { size: 30, color: "star" }, 164),
		...above.lines.map((text): CardLine => {
			const y = Math.round(first - size * gap - 14);
			return lineFrom(text, y, { size: 28, color: "accent" });
		}),
		...lines.map((text, index): CardLine => {
			const y = Math.round(first + index * size * leading);
			return lineFrom(text, y, { size, color: "text" });
		}),
	];
}

/** The line below the title: the hiring model's beads, or a plain rule. */
function line(model: HiringModelId | undefined): string {
	const { accent } = cardColors;
	if (!model)
		return `<path fill="${accent}" d="M${column.left} 562h96v4h-96z"/>`;
	const { open, filled } = beadPaths(hiringModels[model]);
	// Without the square, the line begins with the first bead.
	const left = column.left - (hiringModels[model].needsEntity ? 2 : 70);
	return `<g transform="translate(${left} 558) scale(2)" fill="none" stroke="${accent}" stroke-width="2"><path d="${open}"/><path fill="${accent}" d="${filled}"/></g>`;
}
