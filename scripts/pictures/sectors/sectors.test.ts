import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { localeCodes } from "../../../shared/locales.ts";
import { personHeight, sectorSvg } from "./sector-drawing.ts";
import { sectors } from "./sectors.ts";

const root = path.resolve(import.meta.dirname, "../../..");

test.each(Object.entries(sectors))(
	"%s: the drawing's file is current and small and has one marker per role in every locale",
	async (slug, drawing) => {
		const { markers, people } = drawing;
		const svg = sectorSvg(drawing);
		const file = path.join(root, `public/drawings/${slug}.svg`);
		expect(await readFile(file, "utf8"), "run `npm run pictures`").toBe(svg);
		expect(svg.length).toBeLessThanOrEqual(6500);
		for (const [, line] of svg.matchAll(/ d="(.*?)"/g))
			expect(line).toMatch(/^M(?!.*\.\d\d)[\d .\-AaCcHhLlMmQqTtVvZz]+$/);

		expect(markers.length).toBeGreaterThanOrEqual(5);
		expect(markers.length).toBeLessThanOrEqual(8);
		for (const [index, [x, y]] of markers.entries()) {
			expect(x >= 35 && x <= 1245).toBe(true);
			// They are numbered from left to right.
			expect(x).toBeGreaterThanOrEqual(markers[index - 1]?.[0] ?? 0);
			expect(y > 0 && y < 500).toBe(true);
			for (const [otherX, otherY] of markers.slice(index + 1))
				expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(60);

			// A short line leads to the person, out of the marker on phones, too.
			const [personX = 0, feet = 0] = people[index] ?? [];
			const away = Math.hypot(x - personX, y - (feet - personHeight));
			expect(away).toBeGreaterThanOrEqual(36);
			expect(away).toBeLessThanOrEqual(85);
		}

		for (const locale of localeCodes) {
			const messages = path.join(
				root,
				`locales/${locale}/industry-${slug}.json`,
			);
			const { index } = JSON.parse(await readFile(messages, "utf8"));
			expect(index.roles).toHaveLength(markers.length);
		}
	},
);
