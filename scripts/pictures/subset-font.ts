import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { compress, decompress } from "woff2-encoder";

/** Characters beyond ASCII; any others are shown in the system's font. */
export const shownCharacters = "\u00a0©°·×÷¼½¾–—‘’“”…•−→←ÄÇÉÑÖÜäçéñöü";
const ascii = String.fromCharCode(
	...Array.from({ length: 95 }, (_, index) => index + 32),
);
const characters = ascii + shownCharacters;

const require = createRequire(import.meta.url);
const program = require.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");

/** The fonts that pages load, as their packages have them: files by name. */
export const pageFonts: Readonly<Record<string, string>> = {
	"figtree-latin-wght-normal.woff2": require.resolve(
		"@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
	),
	"newsreader-latin-500-normal.woff2": require.resolve(
		"@fontsource/newsreader/files/newsreader-latin-500-normal.woff2",
	),
};

/** Reduces a WOFF2 font to the characters that pages show, which saves 40% of its size. */
export async function subsetFont(font: Uint8Array): Promise<Uint8Array> {
	return compress(await subset(await decompress(font)));
}

/** @param font TrueType or OpenType. */
async function subset(font: Uint8Array): Promise<Uint8Array> {
	const { instance } = await WebAssembly.instantiate(
		await readFile(program),
		{},
	);
	const { memory } = instance.exports;
	if (!(memory instanceof WebAssembly.Memory)) throw new Error("no memory");
	const call = (name: string, ...values: number[]): number => {
		const found = instance.exports[name];
		if (typeof found !== "function") throw new Error(`no ${name}`);
		return Number(found(...values));
	};
	const at = call("malloc", font.length);
	new Uint8Array(memory.buffer).set(font, at);
	const face = call(
		"hb_face_create",
		call("hb_blob_create", at, font.length, 2, 0, 0),
		0,
	);
	const input = call("hb_subset_input_create_or_fail");
	const kept = call("hb_subset_input_unicode_set", input);
	for (const character of characters)
		call("hb_set_add", kept, character.codePointAt(0) ?? 0);
	const made = call("hb_subset_or_fail", face, input);
	if (made === 0) throw new Error("the font cannot be cut");
	const blob = call("hb_face_reference_blob", made);
	const begin = call("hb_blob_get_data", blob, 0);
	return new Uint8Array(memory.buffer).slice(
		begin,
		begin + call("hb_blob_get_length", blob),
	);
}
