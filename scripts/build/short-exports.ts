import path from "node:path";
import type { BrowserCode } from "./name-chunks.ts";

const letters = Array.from(
	"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
);

/**
 * Shortens the names by which scripts import from the chunks that they share. Nothing else reads
 * them: what is loaded later is an entry, and keeps its names. Lines stay, for the source maps.
 *
 * @param code as esbuild writes it where it keeps white space.
 */
export function shortenExports({
	outputFiles,
	metafile,
}: BrowserCode): BrowserCode {
	const chunks = new Map(
		Object.entries(metafile.outputs)
			.filter(([file, { entryPoint }]) => file.endsWith(".js") && !entryPoint)
			.map(([file, { exports }]) => [path.basename(file), nameAll(exports)]),
	);
	return {
		metafile,
		outputFiles: outputFiles.map((output) => {
			if (!output.path.endsWith(".js")) return output;
			const own = chunks.get(path.basename(output.path));
			const text = output.text
				.replace(
					/^import \{([^}]*)\} from "\.\/([^"]+)";$/gm,
					(whole, list: string, from: string) =>
						whole.replace(list, () => importShortly(list, chunks.get(from))),
				)
				.replace(/^export \{([^}]*)\};$/gm, (whole, list: string) =>
					whole.replace(list, () => exportShortly(list, own)),
				);
			return { ...output, text, contents: Buffer.from(text) };
		}),
	};
}

type Names = ReadonlyMap<string, string>;

/** A name, and what it is called on the other side if that differs. */
const item = /([\w$]+)(?: as ([\w$]+))?/g;

function importShortly(list: string, names: Names | undefined): string {
	return list.replace(
		item,
		(_, name: string, local = name) =>
			`${names?.get(name) ?? name} as ${local}`,
	);
}

function exportShortly(list: string, names: Names | undefined): string {
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
