import { brandMarkPaths } from "../../client/site/brand-mark-paths.ts";
import { brandName } from "../../shared/brand.ts";
import { patternShapes, units } from "../pictures/patterns/girih-svg.ts";
import { tilings } from "../pictures/patterns/girih-tilings.ts";
import {
	type PatternName,
	patternDesigns,
} from "../pictures/patterns/pattern-designs.ts";
import type { Typeface } from "./social-fonts.ts";
import { fitText } from "./social-text.ts";

/** What a page shows of itself where it is shared. */
export interface SocialCard {
	readonly title: string;
	/** Above the title: the section, or the kind of page. */
	readonly kicker: string;
	readonly pattern: PatternName;
	readonly locale: string;
}

/** Where text stands; the rest is the pattern's. */
const column = { left: 84, width: 800 };

/** A picture of 1200 by 630 pixels: the mark, what the page is about, the pattern at the side. */
export function socialCard(card: SocialCard, typeface: Typeface): string {
	const { lines, size } = fitText(card.title, typeface.measure, {
		...column,
		most: 4,
		sizes: [76, 68, 60, 54, 48, 42],
	});
	const leading = size * (card.locale.startsWith("zh") ? 1.38 : 1.2);
	const bottom = 520;
	const first = bottom - (lines.length - 1) * leading;
	const kicker = fitText(card.kicker, typeface.measure, {
		...column,
		most: 1,
		sizes: [28],
	});
	const { star, bay, small } = brandMarkPaths;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs><linearGradient id="fade"><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity=".9"/></linearGradient><mask id="side"><rect width="1200" height="630" fill="url(#fade)"/></mask>${tile(card.pattern)}</defs><rect width="1200" height="630" fill="#0a2846"/><rect width="1200" height="630" fill="url(#tile)" mask="url(#side)"/><g transform="translate(${column.left - 2} 68) scale(1.35)"><path fill="#f4f8fc" d="${star}"/><path fill="none" stroke="#0c2d52" stroke-width="2.8" d="${bay}"/><path fill="#b57710" d="${small}"/></g>${text(typeface, brandName(card.locale), 164, 111, 30, "#f4f8fc")}${kicker.lines.map((line) => text(typeface, line, column.left, first - size * (card.locale.startsWith("zh") ? 1.18 : 1.12) - 14, 28, "#e7bd6d")).join("")}${lines.map((line, index) => text(typeface, line, column.left, first + index * leading, size, "#fff")).join("")}<path fill="#e7bd6d" d="M${column.left} 562h96v4h-96z"/></svg>`;
}

function text(
	typeface: Typeface,
	line: string,
	x: number,
	y: number,
	size: number,
	color: string,
): string {
	return `<path fill="${color}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${size / 1000})" d="${typeface.set(line).path}"/>`;
}

function tile(name: PatternName): string {
	const design = patternDesigns[name];
	const { width, height } = tilings[design.tiling];
	const scale = (design.size * 2) / units;
	const rows = Math.round((units * height) / width);
	return `<pattern id="tile" patternUnits="userSpaceOnUse" width="${units}" height="${rows}" patternTransform="translate(1200 0) scale(${scale})">${patternShapes(design, "#d6a850")}</pattern>`;
}
