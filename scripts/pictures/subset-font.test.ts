import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { pageFonts, shownCharacters, subsetFont } from "./subset-font.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("the fonts contain every non-ASCII character of the English texts except symbols", async () => {
	const found = new Set<string>();
	for await (const file of glob("locales/en-US/**/*.{json,md}", { cwd: root }))
		for (const character of await readFile(path.join(root, file), "utf8"))
			if (character > "~") found.add(character);
	expect(
		[...found].filter(
			(character) =>
				!shownCharacters.includes(character) &&
				!/[\p{So}\p{Sm}]/u.test(character),
		),
	).toEqual([]);
});

test.each(Object.entries(pageFonts))(
	"client/styles/fonts/%s is what the script makes of its package's font",
	async (name, source) => {
		const file = path.join(root, "client/styles/fonts", name);
		const made = await subsetFont(await readFile(source));
		expect(Buffer.compare(made, await readFile(file))).toBe(0);
	},
);
