import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { horizonSvg, skylineSvg } from "./skylines.ts";

test("the files of skylines are current and small", async () => {
	const read = (name: string) =>
		readFile(
			path.resolve(import.meta.dirname, "../../public/drawings", name),
			"utf8",
		);
	const svg = skylineSvg();
	expect(await read("offices.svg"), "run `npm run pictures`").toBe(svg);
	const horizon = horizonSvg();
	expect(await read("horizon.svg"), "run `npm run pictures`").toBe(horizon);
	expect(horizon.length).toBeLessThanOrEqual(6500);
	expect(svg.length).toBeLessThanOrEqual(6500);
	for (const [, line] of svg.matchAll(/ d="(.*?)"/g))
		expect(line).toMatch(/^M(?!.*\.\d\d)[\d .\-AaCcHhLlMmQqTtVvZz]+$/);
});
