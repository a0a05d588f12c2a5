import { readFile } from "node:fs/promises";
import * as z from "zod";

const schema = z.record(z.string(), z.string());

/** Converts a text to simplified characters, as used by all of our texts. */
export type Simplify = (text: string) => string;

/**
 * Reads the build's table of traditional characters, which is parsed with the first query.
 *
 * @throws when it is missing.
 */
export async function readSimplify(file: string): Promise<Simplify> {
	const source = await readFile(file, "utf8");
	let table: ReadonlyMap<string, string> | undefined;
	return (text) => {
		table ??= new Map(Object.entries(schema.parse(JSON.parse(source))));
		const known = table;
		return text.replace(
			/\p{Script=Han}/gu,
			(character) => known.get(character) ?? character,
		);
	};
}
