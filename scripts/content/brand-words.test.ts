import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { officeIds } from "../../shared/pages/content-index.ts";
import { readBrandWords } from "./brand-words.ts";

interface Place {
	readonly address: readonly string[];
	readonly postalBox: string;
}

const read = async (locale: string, id: string): Promise<Place> =>
	JSON.parse(await readFile(`locales/${locale}/offices/${id}.json`, "utf8"));

test.each(localeCodes)(
	"%s: a text's placeholder is an office's address from its file",
	async (locale) => {
		const words = await readBrandWords(process.cwd(), locale);
		for (const id of officeIds) {
			const name = id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
			const { address, postalBox } = await read(locale, id);
			for (const line of [...address, postalBox])
				expect(words[`${name}Address`]).toContain(line);
		}
	},
);

test.each(localeCodes)(
	"%s: an office's address stands in its own file only",
	async (locale) => {
		const boxes = await Promise.all(
			officeIds.map(async (id) => (await read(locale, id)).postalBox),
		);
		const copies: string[] = [];
		for await (const file of glob(`locales/${locale}/**/*.{json,md}`)) {
			const text = await readFile(file, "utf8");
			if (!file.includes("/offices/"))
				for (const box of boxes) if (text.includes(box)) copies.push(file);
		}
		expect(copies).toEqual([]);
	},
);
