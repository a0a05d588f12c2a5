import path from "node:path";
import { staticImports } from "./asset-entries.ts";
import type { BrowserCode } from "./name-chunks.ts";

/**
 * Makes scripts that are loaded later be asked for together with the shared chunks that they
 * import. A browser hears of an import when it has the script that names it, one round trip later.
 *
 * @param sources one in each of these chunks.
 */
export function importAhead(
	{ outputFiles, metafile }: BrowserCode,
	sources: readonly string[],
): BrowserCode {
	const shared = Object.keys(metafile.outputs).filter((file) =>
		sources.some((source) => source in (metafile.outputs[file]?.inputs ?? {})),
	);
	return {
		metafile,
		outputFiles: outputFiles.map((output) => {
			const importer = Object.keys(metafile.outputs).find((file) =>
				output.path.endsWith(`/${file}`),
			);
			if (!importer?.endsWith(".js")) return output;
			const own = [importer, ...staticImports(metafile, importer)];
			const text = output.text.replace(
				/\bimport\("\.\/([^"]+)"\)/g,
				(whole, name: string) => {
					const file = path.join(path.dirname(importer), name);
					const imported = staticImports(metafile, file);
					const ahead = shared
						.filter((chunk) => imported.includes(chunk) && !own.includes(chunk))
						.map((chunk) => `import("./${path.basename(chunk)}")`);
					return ahead.length === 0
						? whole
						: `Promise.all([${[whole, ...ahead]}]).then(([it])=>it)`;
				},
			);
			return { ...output, text, contents: Buffer.from(text) };
		}),
	};
}
