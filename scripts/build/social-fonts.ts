import { createRequire } from "node:module";
import type { Bidi } from "bidi-js";
import { Direction, type Font, Buffer as Glyphs, shape } from "harfbuzzjs";
import { type Edges, edgesOf } from "./fill-outlines.ts";
import { loadFonts } from "./load-fonts.ts";

/** A glyph's outline, at 1,000 units per em, and its position from the left and above the baseline. */
interface Glyph {
	readonly edges: Edges;
	readonly x: number;
	readonly y: number;
}

/** A word, a space or a Han character. */
interface Piece {
	readonly glyphs: readonly Glyph[];
	readonly advance: number;
}

/** Converts text to outlines, so that it looks the same on every machine. */
export interface Typeface {
	readonly isRightToLeft: boolean;
	measure(text: string): number;
	set(text: string): Glyph[];
	/** Characters that no font has. */
	missing(text: string): string[];
}

// Its types declare an ES module, but `require` returns the factory itself.
const createBidi: () => Bidi = createRequire(import.meta.url)("bidi-js");
const bidi = createBidi();

/** Loads the fonts that a text's characters need in a language. */
export async function loadTypeface(
	text: string,
	locale: string,
): Promise<Typeface> {
	const fonts = await loadFonts(text, locale);
	const isRightToLeft =
		new Intl.Locale(locale).getTextInfo().direction === "rtl";
	// Shaping is slow, and lines are measured many times until they fit.
	const cached = new Map<string, Piece>();
	const widths = new Map<string, number>();
	const outlineOf = createOutlines();
	const piecesOf = (line: string): Piece[] =>
		splitLine(line, isRightToLeft).map((part) => {
			const key = `${part.isRightToLeft} ${part.text}`;
			return cached.getOrInsertComputed(key, () =>
				setPiece(part, fonts, outlineOf),
			);
		});
	return {
		isRightToLeft,
		measure: (line) =>
			widths.getOrInsertComputed(line, () =>
				piecesOf(line).reduce((sum, { advance }) => sum + advance, 0),
			),
		set(line) {
			let end = 0;
			return piecesOf(line).flatMap(({ glyphs, advance }) => {
				const start = end;
				end += advance;
				return glyphs.map((glyph) => ({ ...glyph, x: start + glyph.x }));
			});
		},
		missing: (line) => [...line].filter((character) => !fonts.has(character)),
	};
}

/** A part of a line in a single direction. */
interface Part {
	readonly text: string;
	readonly isRightToLeft: boolean;
}

const words = /\s+|\p{Script=Han}|[^\s\p{Script=Han}]+/gu;

/** The words, spaces and Han characters of a line in visual order (UAX #9). */
function splitLine(line: string, isRightToLeft: boolean): Part[] {
	const { levels } = bidi.getEmbeddingLevels(
		line,
		isRightToLeft ? "rtl" : "ltr",
	);
	const parts: { text: string; readonly level: number }[] = [];
	for (const { 0: word, index } of line.matchAll(words)) {
		let at = index;
		for (const character of word) {
			const level = levels[at] ?? 0;
			const last = parts.at(-1);
			if (at > index && last && last.level === level) last.text += character;
			else parts.push({ text: character, level });
			at += character.length;
		}
	}
	// Rule L2: from the highest level to the lowest odd one, runs are reversed.
	const highest = Math.max(0, ...parts.map(({ level }) => level));
	for (let level = highest; level > 0; level--)
		for (let start = 0; start < parts.length; start++) {
			let end = start;
			while ((parts[end]?.level ?? -1) >= level) end++;
			parts.splice(start, end - start, ...parts.slice(start, end).reverse());
			start = end;
		}
	return parts.map(({ text, level }) => ({
		text,
		isRightToLeft: level % 2 === 1,
	}));
}

/** Creates a function that reads each glyph of a font once. */
function createOutlines(): (font: Font, glyph: number) => Edges {
	const fonts = new Map<Font, Map<number, Edges>>();
	return (font, glyph) =>
		fonts
			.getOrInsertComputed(font, () => new Map<number, Edges>())
			.getOrInsertComputed(glyph, () => edgesOf(font.glyphToJson(glyph)));
}

function setPiece(
	{ text, isRightToLeft }: Part,
	fonts: ReadonlyMap<string, Font>,
	outlineOf: (font: Font, glyph: number) => Edges,
): Piece {
	// Adjacent characters in the same font are shaped together, for kerning and joining.
	const runs: { font: Font; text: string }[] = [];
	for (const character of text) {
		const font = fonts.get(character);
		const last = runs.at(-1);
		if (!font) continue;
		if (last?.font === font) last.text += character;
		else runs.push({ font, text: character });
	}
	if (isRightToLeft) runs.reverse();
	const glyphs: Glyph[] = [];
	let advance = 0;
	for (const { font, text } of runs) {
		const shaped = new Glyphs();
		shaped.addText(text);
		shaped.guessSegmentProperties();
		shaped.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
		shape(font, shaped);
		const positions = shaped.getGlyphPositions();
		for (const [index, { codepoint }] of shaped.getGlyphInfos().entries()) {
			const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
			const edges = outlineOf(font, codepoint);
			glyphs.push({ edges, x: advance + xOffset, y: yOffset });
			advance += xAdvance;
		}
	}
	return { glyphs, advance };
}
