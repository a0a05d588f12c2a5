import { readFile } from "node:fs/promises";
import * as z from "zod";

const schema = z.record(z.string(), z.string());

/** Writes a text in simplified characters, in which all of ours is written. */
export type Simplify = (text: string) => string;

/** Reads the build's table of traditional characters. @throws where it is missing or broken. */
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
