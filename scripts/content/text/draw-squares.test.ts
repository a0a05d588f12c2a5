import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { localeCodes } from "../../../shared/locales.ts";
import { drawSquares } from "./draw-squares.ts";

const row = { name: "Kitchen", value: "1 of 2" };

test("rows of signs become squares in two paths, and circles in a third", () => {
	const { rows } = drawSquares({
		rows: [
			{ ...row, squares: [".x", ".*"] },
			{ name: "Laundry", squares: ["x"] },
		],
		caption: "Two by two",
	});
	expect(rows).toEqual([
		{
			...row,
			box: "0 0 28 28",
			paths: [
				"M2 2h10v10h-10zM2 16h10v10h-10z",
				"M16 2h10v10h-10z",
				"M16 16m0 5a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
			],
		},
		// As wide as the other, so that their squares are of one size.
		{
			name: "Laundry",
			box: "0 0 28 14",
			paths: ["M0 0", "M2 2h10v10h-10z", "M2 0"],
		},
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
		const rows = [...text.matchAll(/ squares: (\[.*\]) \}$/gm)].map(
			([, squares]) => squares,
		);
		expect(rows.length, file).toBeGreaterThan(1);
		const name = path.basename(file);
		drawn.set(name, (drawn.get(name) ?? new Set()).add(rows.join()));
	}
	expect(files.length).toBe(drawn.size * localeCodes.length);
	expect([...drawn].filter(([, rows]) => rows.size > 1)).toEqual([]);
});
