import type { Metafile } from "esbuild";
import { leastDictionary } from "../../server/files/stored-files.ts";
import type { BrowserCode } from "./browser-code.ts";
import { hash } from "./build-hash.ts";

/** How esbuild calls each chunk that several entries share. */
const sharedName = /\bchunk-[A-Z0-9]{8}\b/g;

/**
 * Gives each shared chunk of some size a stem that it keeps from build to build: browsers use one as a
 * dictionary for the next of the same stem. It is made of the name of the largest module in it,
 * which is part of what esbuild's fingerprint is of, and has as many letters as esbuild's, so that
 * source maps hold.
 */
export function nameChunks({
	outputFiles,
	metafile,
}: BrowserCode): BrowserCode {
	const names = new Map<string, string>();
	for (const [file, { inputs, bytes }] of Object.entries(metafile.outputs))
		for (const [name] of file.matchAll(sharedName))
			if (bytes >= leastDictionary)
				names.set(name, name.replace("chunk", stemOf(inputs)));
	const rename = (text: string) =>
		text.replace(sharedName, (name) => names.get(name) ?? name);
	return {
		outputFiles: outputFiles.map((file) => {
			const text = rename(file.text);
			const path = rename(file.path);
			return { ...file, path, text, contents: Buffer.from(text) };
		}),
		metafile: JSON.parse(rename(JSON.stringify(metafile))),
	};
}

function stemOf(inputs: Metafile["outputs"][string]["inputs"]): string {
	const [[largest] = [""]] = Object.entries(inputs).sort(
		([a, { bytesInOutput: x }], [b, { bytesInOutput: y }]) =>
			y - x || (a < b ? -1 : 1),
	);
	// Packages may lie elsewhere on the next machine.
	const name = largest.replace(/^.*\bnode_modules\//, "");
	return hash([Buffer.from(name)]).slice(0, "chunk".length);
}
