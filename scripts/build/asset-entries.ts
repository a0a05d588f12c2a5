import path from "node:path";
import type { Metafile } from "esbuild";
import { sourceOf } from "./gather-shared.ts";

/**
 * Checks that no server code and no Node module ends up in browser scripts.
 *
 * @throws {Error} if one does.
 */
export function assertBrowserOnly(metafile: Metafile): void {
	const foreign = Object.keys(metafile.inputs).filter(
		(input) =>
			input.startsWith("server/") ||
			input.startsWith("scripts/") ||
			input.startsWith("node:"),
	);
	if (foreign.length > 0)
		throw new Error(`not for browsers: ${foreign.join(", ")}`);
}

/**
 * The scripts that the server has to name: the entries with their imports, and the scripts of each
 * page.
 */
export function readEntries(metafile: Metafile) {
	const outputs = Object.entries(metafile.outputs);
	const outputOf = (source: string): string => {
		// If other chunks import an entry's code, esbuild moves it into a shared chunk, and leaves only
		// an import in the entry.
		const found = outputs.find(([, { inputs }]) => source in inputs);
		if (!found) throw new Error(`no output for ${source}`);
		return found[0];
	};
	const main = outputOf("client/hydrate.tsx");
	const mainImports = staticImports(metafile, main);
	const pages = outputs.flatMap(([file, { entryPoint }]) => {
		if (!sourceOf(entryPoint)?.startsWith("client/pages/")) return [];
		const files = [file, ...staticImports(metafile, file)];
		const addresses = files
			.filter((input) => input !== main && !mainImports.includes(input))
			.map(addressOf);
		return files
			.flatMap((output) => Object.keys(metafile.outputs[output]?.inputs ?? {}))
			.filter((input) => /^client\/pages\/\w+\.tsx$/.test(input))
			.map((input) => [path.basename(input, ".tsx"), addresses] as const);
	});
	return {
		script: addressOf(main),
		startScript: addressOf(outputOf("client/before-paint.ts")),
		errorScript: addressOf(outputOf("client/error-script.ts")),
		scriptImports: mainImports.map(addressOf),
		pages: Object.fromEntries(pages),
	};
}

/** The scripts that a script imports statically, including transitive imports. */
export function staticImports(
	metafile: Metafile,
	file: string,
	seen = new Set<string>(),
): string[] {
	for (const imported of metafile.outputs[file]?.imports ?? []) {
		if (
			imported.kind !== "import-statement" ||
			imported.external ||
			seen.has(imported.path)
		)
			continue;
		seen.add(imported.path);
		staticImports(metafile, imported.path, seen);
	}
	return [...seen];
}

/** The URL path of a built file. */
export function addressOf(file: string): string {
	return `/assets/${path.basename(file)}`;
}
