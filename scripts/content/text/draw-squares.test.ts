import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { localeCodes } from "../../../shared/locales.ts";
import { drawSquares } from "./draw-squares.ts";

test("rows of signs become squares in two paths, and circles in a third", () => {
	expect(drawSquares({ rows: [".x", " *"], caption: "Two by two" })).toEqual({
		box: "0 0 112 28",
		paths: [
			"M2 2h10v10h-10z",
			"M16 2h10v10h-10z",
			"M16 16m0 5a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
		],
		caption: "Two by two",
	});
});

test("squares that a drawing lacks are paths without a line, each its own", () => {
	expect(drawSquares({ rows: ["x"], caption: "One" }).paths).toEqual([
		"M0 0",
		"M2 2h10v10h-10z",
		"M2 0",
	]);
});

const locales = path.resolve(import.meta.dirname, "../../../locales");

test("articles have the same drawing in all languages", async () => {
	const files = await Array.fromAsync(
		glob("*/articles/*.md", { cwd: locales }),
	);
	const drawn = new Map<string, Set<string>>();
	for (const file of files) {
		const text = await readFile(path.join(locales, file), "utf8");
		const [, rows = ""] =
			/^drawing:\n {2}rows:\n((?: {4}- .*\n)+)/m.exec(text) ?? [];
		const name = path.basename(file);
		drawn.set(name, (drawn.get(name) ?? new Set()).add(rows));
	}
	expect(files.length).toBe(drawn.size * localeCodes.length);
	expect([...drawn].filter(([, rows]) => rows.size > 1)).toEqual([]);
});
