import { readFile } from "node:fs/promises";
import * as z from "zod";

const schema = z.record(z.string(), z.string());

/** Converts a text to simplified characters, as used by all of our texts. */
export type Simplify = (text: string) => string;

/**
 * Reads the build's table of traditional characters.
 *
 * @throws when it is missing or invalid.
 */
export async function readSimplify(file: string): Promise<Simplify> {
	const table = new Map(
		Object.entries(schema.parse(JSON.parse(await readFile(file, "utf8")))),
	);
	return (text) =>
		text.replace(
			/\p{Script=Han}/gu,
			(character) => table.get(character) ?? character,
		);
}
