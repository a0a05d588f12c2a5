import { readFile, writeFile } from "node:fs/promises";

/** Changes the text of a file. */
export async function editFile(
	file: string,
	change: (text: string) => string,
): Promise<void> {
	await writeFile(file, change(await readFile(file, "utf8")));
}
