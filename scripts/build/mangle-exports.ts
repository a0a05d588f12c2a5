import path from "node:path";
import { type BrowserCode, mapScripts } from "./browser-code.ts";

const letters = Array.from(
	"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
);

/**
 * Mangles the names that shared chunks export. Only other scripts of the build use them:
 * dynamically imported files are entries, and keep their names. Line breaks stay, for the source
 * maps.
 *
 * @param code esbuild's output with whitespace.
 */
export function mangleExports(code: BrowserCode): BrowserCode {
	const chunks = new Map(
		Object.entries(code.metafile.outputs)
			.filter(([file, { entryPoint }]) => file.endsWith(".js") && !entryPoint)
			.map(([file, { exports }]) => [path.basename(file), nameAll(exports)]),
	);
	return mapScripts(code, (text, file) =>
		text
			.replace(
				/^import \{([^}]*)\} from "\.\/([^"]+)";$/gm,
				(whole, list: string, from: string) =>
					whole.replace(list, () => mangleImport(list, chunks.get(from))),
			)
			.replace(/^export \{([^}]*)\};$/gm, (whole, list: string) =>
				whole.replace(list, () =>
					mangleExport(list, chunks.get(path.basename(file))),
				),
			),
	);
}

type Names = ReadonlyMap<string, string>;

/** A name in an import or export list, with its alias if it has one. */
const item = /([\w$]+)(?: as ([\w$]+))?/g;

function mangleImport(list: string, names: Names | undefined): string {
	return list.replace(
		item,
		(_, name: string, local = name) =>
			`${names?.get(name) ?? name} as ${local}`,
	);
}

function mangleExport(list: string, names: Names | undefined): string {
	return list.replace(
		item,
		(_, local: string, name = local) =>
			`${local} as ${names?.get(name) ?? name}`,
	);
}

function nameAll(exports: readonly string[]): Names {
	const short = [
		...letters,
		...letters.flatMap((first) => letters.map((second) => first + second)),
	];
	return new Map(
		exports.map((name, index) => {
			const found = short[index];
			if (!found) throw new Error(`a chunk with ${exports.length} exports`);
			return [name, found];
		}),
	);
}
