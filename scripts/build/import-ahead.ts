import path from "node:path";
import { staticImports } from "./asset-entries.ts";
import { type BrowserCode, mapScripts } from "./browser-code.ts";

/**
 * Makes each dynamic import also request the shared chunks that the imported script needs.
 * Otherwise the browser learns of these only once it has that script, one round trip later.
 *
 * @param sources one source file of each shared chunk.
 */
export function importAhead(
	code: BrowserCode,
	sources: readonly string[],
): BrowserCode {
	const { metafile } = code;
	const shared = Object.keys(metafile.outputs).filter((file) =>
		sources.some((source) => source in (metafile.outputs[file]?.inputs ?? {})),
	);
	return mapScripts(code, (text, address) => {
		const importer = Object.keys(metafile.outputs).find((file) =>
			address.endsWith(`/${file}`),
		);
		if (!importer) return text;
		const own = [importer, ...staticImports(metafile, importer)];
		return text.replace(/\bimport\("\.\/([^"]+)"\)/g, (whole, name: string) => {
			const file = path.join(path.dirname(importer), name);
			const imported = staticImports(metafile, file);
			const ahead = shared
				.filter((chunk) => imported.includes(chunk) && !own.includes(chunk))
				.map((chunk) => `import("./${path.basename(chunk)}")`);
			return ahead.length === 0
				? whole
				: `Promise.all([${[whole, ...ahead]}]).then(([it])=>it)`;
		});
	});
}
