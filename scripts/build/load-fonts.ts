import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Blob, Face, Font, Variation } from "harfbuzzjs";
import decompress from "woff2-encoder/decompress";
import { scriptOf } from "../../shared/script-of.ts";

const require = createRequire(import.meta.url);
const files = {
	Latn: require.resolve(
		"@fontsource/newsreader/files/newsreader-latin-500-normal.woff2",
	),
	Arab: require.resolve(
		"@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-600-normal.woff2",
	),
};
/** Maps the files of Noto Serif SC to the ranges of characters in them. */
const hanRanges = require.resolve(
	"@fontsource-variable/noto-serif-sc/unicode.json",
);

/**
 * Loads the fonts for a text's characters: first those of its language's script, then Newsreader
 * for Latin letters in Arabic text, then Noto Serif SC. All are under the SIL Open Font License.
 * Noto Serif SC is split into a hundred files by character range; only those in use are read.
 *
 * @returns the font of each character that has one.
 */
export async function loadFonts(
	text: string,
	locale: string,
): Promise<ReadonlyMap<string, Font>> {
	const found = new Map<string, Font>();
	const script = scriptOf(locale);
	const own =
		script === "Arab"
			? [files.Arab, files.Latn]
			: script === "Latn"
				? [files.Latn]
				: [];
	const characters = [...new Set(text)];
	for (const file of own) addFont(found, await readFont(file), characters);
	const left = characters.filter((character) => !found.has(character));
	for (const [file, covered] of await findHanFiles(left))
		addFont(found, await readFont(file, 600), covered);
	return found;
}

function addFont(
	found: Map<string, Font>,
	font: Font,
	characters: readonly string[],
): void {
	for (const character of characters)
		if (
			!found.has(character) &&
			font.nominalGlyph(character.codePointAt(0) ?? 0)
		)
			found.set(character, font);
}

/** The files of Noto Serif SC that should contain the characters, with the characters of each. */
async function findHanFiles(
	characters: readonly string[],
): Promise<[string, string[]][]> {
	const ranges: Record<string, string> = JSON.parse(
		await readFile(hanRanges, "utf8"),
	);
	return Object.entries(ranges).flatMap(([key, list]): [string, string[]][] => {
		const isCovered = readRanges(list);
		const covered = characters.filter((character) =>
			isCovered(character.codePointAt(0) ?? 0),
		);
		const name = `noto-serif-sc-${key.replace(/[[\]]/g, "")}-wght-normal.woff2`;
		return covered.length > 0
			? [[path.join(path.dirname(hanRanges), "files", name), covered]]
			: [];
	});
}

/** Parses `U+4E00-4E0F,U+5B57`. */
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

/** Reads a compressed font, scaled to 1,000 units per em; a weight applies to variable fonts. */
async function readFont(file: string, weight?: number): Promise<Font> {
	const bytes = await decompress(await readFile(file));
	const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)));
	font.setScale(1000, 1000);
	if (weight !== undefined) font.setVariations([new Variation("wght", weight)]);
	return font;
}
