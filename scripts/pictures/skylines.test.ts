import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { officeIds } from "../../shared/pages/content-index.ts";
import { skylineSvg, skylines } from "./skylines.ts";

test("the file of skylines is current, small, and has the city of each office", async () => {
	const file = path.resolve(
		import.meta.dirname,
		"../../public/drawings/offices.svg",
	);
	const svg = skylineSvg();
	expect(await readFile(file, "utf8")).toBe(svg);
	expect(svg.length).toBeLessThanOrEqual(6500);
	expect(Object.keys(skylines).sort()).toEqual([...officeIds].sort());
	for (const [, line] of svg.matchAll(/ d="(.*?)"/g))
		expect(line).toMatch(/^M(?!.*\.\d\d)[\d .\-AaCcHhLlMmQqTtVvZz]+$/);
});
