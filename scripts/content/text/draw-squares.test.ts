import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { localeCodes } from "../../../shared/locales.ts";
import { drawSquares } from "./draw-squares.ts";

test("rows of signs become squares in three paths", () => {
	expect(drawSquares({ rows: [".x", " *"], caption: "Two by two" })).toEqual({
		box: "0 0 168 28",
		open: "M2 2h10v10h-10z",
		filled: "M16 2h10v10h-10z",
		marked: "M16 16h10v10h-10z",
		caption: "Two by two",
	});
});

const locales = path.resolve(import.meta.dirname, "../../../locales");

test("articles have the same drawing in all languages", async () => {
	const files = await Array.fromAsync(
		glob("*/articles/*.md", { cwd: locales }),
	);
	const drawn = new Map<string, Set<string>>();
	for (const file of files) {
		const [, head = ""] = (
			await readFile(path.join(locales, file), "utf8")
		).split(/^---$/m);
		const { drawing } = parse(head) as { drawing?: { rows: string[] } };
		const name = path.basename(file);
		drawn.set(
			name,
			(drawn.get(name) ?? new Set()).add(JSON.stringify(drawing?.rows)),
		);
	}
	expect(files.length).toBe(drawn.size * localeCodes.length);
	expect([...drawn].filter(([, rows]) => rows.size > 1)).toEqual([]);
});
