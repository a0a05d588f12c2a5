import { createRequire } from "node:module";
import type { Bidi } from "bidi-js";
import { Direction, type Font, Buffer as Glyphs, shape } from "harfbuzzjs";
import { type Edges, edgesOf } from "./fill-outlines.ts";
import { loadFonts } from "./load-fonts.ts";

/** A word, a space or a Han character, at 1,000 units an em. */
interface Piece {
	readonly edges: Edges;
	readonly advance: number;
}

/** Sets text in outlines, so that a picture of it is the same on every machine. */
export interface Typeface {
	readonly isRightToLeft: boolean;
	measure(text: string): number;
	/** The text's parts from left to right, and where on the base line each of them starts. */
	set(text: string): { readonly edges: Edges; readonly x: number }[];
	/** Characters that no font has. */
	missing(text: string): string[];
}

// It says of itself that it is a module; what Node gets is its function alone.
const createBidi: () => Bidi = createRequire(import.meta.url)("bidi-js");
const bidi = createBidi();

/** Loads what the characters of a text need in a language. */
export async function loadTypeface(
	text: string,
	locale: string,
): Promise<Typeface> {
	const fonts = await loadFonts(text, locale);
	const isRightToLeft =
		new Intl.Locale(locale).getTextInfo().direction === "rtl";
	// Setting is slow, and lines are measured many times until they fit.
	const cached = new Map<string, Piece>();
	const piecesOf = (line: string): Piece[] =>
		splitLine(line, isRightToLeft).map((part) => {
			const key = `${part.isRightToLeft} ${part.text}`;
			const piece = cached.get(key) ?? setPiece(part, fonts);
			cached.set(key, piece);
			return piece;
		});
	return {
		isRightToLeft,
		measure: (line) =>
			piecesOf(line).reduce((sum, { advance }) => sum + advance, 0),
		set(line) {
			let end = 0;
			return piecesOf(line).map(({ edges, advance }) => {
				const x = end;
				end += advance;
				return { edges, x };
			});
		},
		missing: (line) => [...line].filter((character) => !fonts.has(character)),
	};
}

/** A part of a line that is written in one direction. */
interface Part {
	readonly text: string;
	readonly isRightToLeft: boolean;
}

const words = /\s+|\p{Script=Han}|[^\s\p{Script=Han}]+/gu;

/** Words, spaces and Han characters as they stand from left to right (UAX #9). */
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
	// Rule L2: from the highest level down to the lowest odd one, runs are turned around.
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

function setPiece(
	{ text, isRightToLeft }: Part,
	fonts: ReadonlyMap<string, Font>,
): Piece {
	// Neighbors in one font are set together, for their kerning and their joining.
	const runs: { font: Font; text: string }[] = [];
	for (const character of text) {
		const font = fonts.get(character);
		const last = runs.at(-1);
		if (!font) continue;
		if (last?.font === font) last.text += character;
		else runs.push({ font, text: character });
	}
	if (isRightToLeft) runs.reverse();
	const edges: number[] = [];
	let advance = 0;
	for (const run of runs) {
		const glyphs = new Glyphs();
		glyphs.addText(run.text);
		glyphs.guessSegmentProperties();
		glyphs.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
		shape(run.font, glyphs);
		const positions = glyphs.getGlyphPositions();
		for (const [index, { codepoint }] of glyphs.getGlyphInfos().entries()) {
			const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
			edges.push(
				...edgesOf(run.font.glyphToJson(codepoint), {
					x: advance + xOffset,
					y: yOffset,
				}),
			);
			advance += xAdvance;
		}
	}
	return { edges, advance };
}
