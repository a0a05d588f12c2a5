import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { glanceDrawingsSvg } from "./glance-drawings.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("the file of the key facts' drawings is current and small, and has what the texts show", () => {
	const svg = glanceDrawingsSvg();
	const file = path.join(root, "public/drawings/glance.svg");
	expect(readFileSync(file, "utf8"), "run `npm run pictures`").toBe(svg);
	expect(svg.length).toBeLessThanOrEqual(19_000);
	for (const [, line] of svg.matchAll(/ d="(.*?)"/g))
		expect(line).toMatch(/^M(?!.*\.\d\d)[\d .\-AaCcHhLlMmQqTtVvZz]+$/);
	const texts = globSync("locales/*/{guides,solutions,topics}/*.md", {
		cwd: root,
	});
	const shown = texts.flatMap((name) =>
		[
			...readFileSync(path.join(root, name), "utf8").matchAll(/, sign: (\w+)/g),
		].map(([, sign]) => sign),
	);
	const drawn = [...svg.matchAll(/<g id="(\w+)"/g)].map(([, id]) => id);
	expect(new Set(shown)).toEqual(new Set(drawn));
});
