import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { localeCodes } from "../../../shared/locales.ts";

const root = path.resolve(import.meta.dirname, "../../../locales");

/** The numbers drawn as bars in a language's texts, by file. */
async function readDrawn(locale: string): Promise<Record<string, string[]>> {
	const cwd = path.join(root, locale);
	const files = (await Array.fromAsync(glob("*/*.md", { cwd }))).sort();
	const drawn: Record<string, string[]> = {};
	for (const file of files) {
		const text = await readFile(path.join(cwd, file), "utf8");
		const tables = [...text.matchAll(/<!-- bars -->\n+((?:\|.*\n?)+)/g)];
		const rows = tables.flatMap(([, table = ""]) =>
			table.trim().split("\n").slice(2),
		);
		if (rows.length > 0)
			drawn[file] = rows.map((row) => row.split("|").at(-2)?.trim() ?? "");
	}
	return drawn;
}

test("bar charts show the same numbers in all locales", async () => {
	const [first, ...others] = await Promise.all(localeCodes.map(readDrawn));
	expect(Object.keys(first ?? {}).length).toBeGreaterThan(6);
	for (const other of others) expect(other).toEqual(first);
});
