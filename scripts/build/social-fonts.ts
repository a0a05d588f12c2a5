import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import opentype from "opentype.js";
import decompress from "woff2-encoder/decompress";
import { type Edges, edgesOf } from "./fill-outlines.ts";

/** A word, a space or a Han character, at 1,000 units an em. */
interface Piece {
	readonly edges: Edges;
	readonly advance: number;
}

/** Sets text in outlines, so that a picture of it is the same on every machine. */
export interface Typeface {
	measure(text: string): number;
	/** The text's parts, and where on the base line each of them starts. */
	set(text: string): { readonly edges: Edges; readonly x: number }[];
	/** Characters that no font has. */
	missing(text: string): string[];
}

const require = createRequire(import.meta.url);
const fonts = {
	latin: require.resolve(
		"@fontsource/newsreader/files/newsreader-latin-500-normal.woff2",
	),
	/** Which of the files has which characters. */
	hanRanges: require.resolve("@fontsource-variable/noto-serif-sc/unicode.json"),
};

/**
 * Loads what the characters of a text need: Newsreader for Latin text in Latin languages, Noto
 * Serif SC for all else. Both are under the SIL Open Font License. Noto Serif SC comes in a hundred
 * files by ranges of characters; only those in use are read.
 */
export async function loadTypeface(
	text: string,
	{ isLatin }: { readonly isLatin: boolean },
): Promise<Typeface> {
	const latin = isLatin ? await readFont(fonts.latin) : undefined;
	const others = await loadHan([...new Set(text)]);
	const fontOf = (character: string) =>
		latin && hasGlyph(latin, character) ? latin : others.get(character);
	const setPiece = (characters: string): Piece => {
		// Neighbors in one font are set together, for their kerning.
		const runs: { font: opentype.Font; text: string }[] = [];
		for (const character of characters) {
			const font = fontOf(character);
			const last = runs.at(-1);
			if (!font) continue;
			if (last?.font === font) last.text += character;
			else runs.push({ font, text: character });
		}
		const commands: opentype.PathCommand[] = [];
		let advance = 0;
		for (const run of runs) {
			commands.push(...run.font.getPath(run.text, advance, 0, 1000).commands);
			advance += run.font.getAdvanceWidth(run.text, 1000);
		}
		return { edges: edgesOf(commands), advance };
	};
	// Setting is slow, and lines are measured many times until they fit.
	const cached = new Map<string, Piece>();
	const piecesOf = (line: string): Piece[] =>
		(line.match(/\s+|\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? []).map(
			(text) => {
				const piece = cached.get(text) ?? setPiece(text);
				cached.set(text, piece);
				return piece;
			},
		);
	return {
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
		missing: (line) => [...line].filter((character) => !fontOf(character)),
	};
}

async function loadHan(
	characters: readonly string[],
): Promise<ReadonlyMap<string, opentype.Font>> {
	const ranges: Record<string, string> = JSON.parse(
		await readFile(fonts.hanRanges, "utf8"),
	);
	const found = new Map<string, opentype.Font>();
	let left = characters;
	for (const [key, list] of Object.entries(ranges)) {
		const isCovered = readRanges(list);
		const covered = left.filter((character) =>
			isCovered(character.codePointAt(0) ?? 0),
		);
		if (covered.length === 0) continue;
		const font = await readFont(
			path.join(
				path.dirname(fonts.hanRanges),
				`files/noto-serif-sc-${key.replace(/[[\]]/g, "")}-wght-normal.woff2`,
			),
			600,
		);
		for (const character of covered)
			if (hasGlyph(font, character)) found.set(character, font);
		left = left.filter((character) => !found.has(character));
	}
	return found;
}

/** Reads `U+4E00-4E0F,U+5B57`. */
function readRanges(list: string): (code: number) => boolean {
	const ranges = list.split(",").map((range) => {
		const [from = 0, to = from] = range
			.replace("U+", "")
			.split("-")
			.map((part) => Number.parseInt(part, 16));
		return { from, to };
	});
	return (code) => ranges.some(({ from, to }) => code >= from && code <= to);
}

/** A font from its compressed file, at a weight if it has several. */
async function readFont(file: string, weight?: number): Promise<opentype.Font> {
	const bytes = Uint8Array.from(await decompress(await readFile(file)));
	const font: opentype.Font & {
		readonly variation?: { set(axes: Record<string, number>): void };
	} = opentype.parse(bytes.buffer);
	if (weight !== undefined) font.variation?.set({ wght: weight });
	return font;
}

function hasGlyph(font: opentype.Font, character: string): boolean {
	return font.charToGlyphIndex(character) > 0;
}
