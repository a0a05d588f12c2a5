import path from "node:path";
import { minify } from "@swc/core";
import type { OutputFile } from "esbuild";
import { addressOf } from "./asset-entries.ts";
import type { BundleOptions } from "./build-options.ts";

/** Browser scripts as served, by address, and their source maps, by file name. */
export interface MinifiedScripts {
	readonly files: readonly (readonly [address: string, contents: Uint8Array])[];
	readonly maps: ReadonlyMap<string, string>;
}

/**
 * Makes V8 compile a script's functions while it streams in, on another thread, instead of one by
 * one on the page's thread when each is first called. Elsewhere it is a comment.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";
/** Bytes from which a script is worth the hint's 20 to 50 bytes of brotli. */
const leastHinted = 4096;

/**
 * Minifies production builds with SWC: esbuild would also shorten the class names of CSS modules,
 * which must be the same in the stylesheet and on the server.
 */
export async function minifyScripts(
	outputs: readonly OutputFile[],
	{ mode }: BundleOptions,
): Promise<MinifiedScripts> {
	const scripts = outputs.filter((file) => file.path.endsWith(".js"));
	const addressed = (file: OutputFile, contents = file.contents) =>
		[addressOf(file.path), contents] as const;
	if (mode !== "production")
		return { files: scripts.map((file) => addressed(file)), maps: new Map() };
	const minified = await Promise.all(
		scripts.map(async (file) => {
			const map = outputs.find(({ path }) => path === `${file.path}.map`);
			if (!map) throw new Error(`no source map for ${file.path}`);
			const text = withoutFileNames(file.text);
			const { code, map: minifiedMap = "" } = await minify(text, {
				module: true,
				mangle: true,
				// Merged returns are shorter, but compress less well.
				compress: { passes: 5, ecma: 2022, if_return: false },
				// @ts-expect-error: taken as Terser takes it, which the types do not say
				sourceMap: { content: map.text },
			});
			const hint = code.length < leastHinted ? "" : compileHint;
			return {
				file,
				contents: Buffer.from(hint + code),
				map: nameSources(minifiedMap, hint),
			};
		}),
	);
	return {
		files: minified.map(({ file, contents }) => addressed(file, contents)),
		maps: new Map(
			minified.map(({ file, map }) => [`${path.basename(file.path)}.map`, map]),
		),
	};
}

/**
 * Removes the file names that esbuild gives to wrapped CommonJS modules for profilers: they waste
 * bytes, and depend on the folder of the build. Padding keeps the columns, for the source map.
 */
function withoutFileNames(text: string): string {
	return text.replace(
		/"([^"\n]*\bnode_modules\/[^"\n]*)"\(/g,
		(_, name: string) => `""/*${" ".repeat(name.length - 4)}*/(`,
	);
}

/**
 * esbuild names sources relative to the output folder.
 *
 * @param before what stands before the mapped code, in whole lines
 */
function nameSources(text: string, before: string): string {
	const map: { sources: string[]; mappings: string; sourcesContent?: unknown } =
		JSON.parse(text);
	delete map.sourcesContent;
	return JSON.stringify({
		...map,
		mappings: before.replace(/.*\n/g, ";") + map.mappings,
		sources: map.sources.map((source) => path.join("out/assets", source)),
	});
}
