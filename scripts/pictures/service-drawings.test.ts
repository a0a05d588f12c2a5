import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { drawnSections } from "../../client/services/drawn-sections.ts";
import payroll from "../../locales/en-US/service-hr-outsourcing.json" with {
	type: "json",
};
import {
	payrollDays,
	serviceDrawings,
	serviceDrawingsSvg,
} from "./service-drawings.ts";

test("the file of the services' drawings is current and small, and each has its columns' names", async () => {
	const svg = serviceDrawingsSvg();
	const name = "../../public/drawings/services.svg";
	const file = await readFile(path.resolve(import.meta.dirname, name), "utf8");
	expect(file, "run `npm run pictures`").toBe(svg);
	expect(svg.length).toBeLessThanOrEqual(9500);
	expect(Object.keys(drawnSections)).toEqual(Object.keys(serviceDrawings));
	for (const [, line] of svg.matchAll(/ d="(.*?)"/g))
		expect(line).toMatch(/^M(?!.*\.\d\d)[\d .\-AaCcHhLlMmQqTtVvZz]+$/);
});

test("the payroll's month shows the days of its calendar", () => {
	const [, , month] = payroll.index.sections;
	const days = month?.calendar?.rows.flatMap((row) =>
		"to" in row ? [[Number(row.from), Number(row.to)]] : [],
	);
	expect(payrollDays).toEqual(days);
});
