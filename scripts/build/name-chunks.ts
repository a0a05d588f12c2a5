import type { Metafile } from "esbuild";
import { leastDictionary } from "../../server/files/stored-files.ts";
import type { BrowserCode } from "./browser-code.ts";
import { hash } from "./build-hash.ts";

/** The name that esbuild gives to chunks shared by several entries. */
const sharedName = /\bchunk-[A-Z0-9]{8}\b/g;

/**
 * Gives each shared chunk of some size a stem that stays the same across builds: browsers use a
 * chunk as the compression dictionary for the next one with its stem. The stem is a hash of the
 * largest module's name, which is also part of esbuild's own hash. It is as long as esbuild's, so
 * that source maps stay valid.
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
	// The location of packages may differ between machines.
	const name = largest.replace(/^.*\bnode_modules\//, "");
	return hash([Buffer.from(name)]).slice(0, "chunk".length);
}
