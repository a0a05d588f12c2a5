import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";

const texts = path.resolve(import.meta.dirname, "../../locales");

async function readTexts(pattern: string): Promise<[string, string][]> {
	const files: [string, string][] = [];
	for await (const file of glob(pattern, { cwd: texts }))
		files.push([file, await readFile(path.join(texts, file), "utf8")]);
	return files;
}

test.each(localeCodes)(
	"%s: no fact stands in full in more than five places",
	async (locale) => {
		const places = new Map<string, string[]>();
		for (const [file, text] of await readTexts(`${locale}/**/*.{json,md}`))
			for (const [, list, article] of text.matchAll(
				/"facts": \[([^\]]*)\]|\{\{facts: ([^}]+)\}\}/g,
			))
				for (const [id] of (list ?? article ?? "").matchAll(/[a-z][\w-]+/g))
					places.set(id, [...(places.get(id) ?? []), file]);
		expect(places.size).toBeGreaterThan(30);
		expect([...places].filter(([, files]) => files.length > 5)).toEqual([]);
	},
);

test.each(localeCodes)(
	"%s: no fact stands between a colon and what it announces",
	async (locale) => {
		const articles = await readTexts(`${locale}/articles/*.md`);
		expect(articles).not.toEqual([]);
		for (const [file, text] of articles)
			expect(text, file).not.toMatch(/[:：]\s*\n+\{\{facts:/);
	},
);
