import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { lowSecondHalves } from "../../../client/sections/heads/SectorDrawing.tsx";
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
			// On phones it is 8 pixels from the edge of its half, on a scale of 390 to 640.
			expect(x % 640).toBeGreaterThanOrEqual(35);
			expect(x % 640).toBeLessThanOrEqual(605);
			expect(y > 0 && y < 500).toBe(true);
			for (const [otherX, otherY] of markers.slice(index + 1))
				expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(60);

			// A short line leads to the person, in the same half, out of the marker on phones, too.
			const [personX = 0, feet = 0] = people[index] ?? [];
			const away = Math.hypot(x - personX, y - (feet - personHeight));
			expect(away).toBeGreaterThanOrEqual(36);
			expect(away).toBeLessThanOrEqual(85);
			expect(Math.floor(x / 640)).toBe(Math.floor(personX / 640));
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

test.each(
	Object.entries(sectors).filter(([slug]) => lowSecondHalves.has(slug)),
)(
	"the second half of %s has nothing but sky where phones crop it",
	(_, drawing) => {
		const lines = [...sectorSvg(drawing).matchAll(/ d="(.*?)"/g)];
		const heights = lines
			.flatMap(([, line = ""]) => pointsOf(line))
			.flatMap(([x, y]) => (x > 640 ? [y] : []));
		expect(Math.min(...heights)).toBeGreaterThan(104);
	},
);

/** Where a path's commands end. */
function pointsOf(line: string): (readonly [number, number])[] {
	let [x, y] = [0, 0];
	return [...line.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(
		([, command = "", text = ""]) => {
			const numbers = (text.match(/-?(\d*\.\d+|\d+)/g) ?? []).map(Number);
			const kind = command.toUpperCase();
			const size = { H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 }[kind] ?? 2;
			const points: [number, number][] = [];
			for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
				const [first = 0, last = 0] = numbers.slice(at, at + size).slice(-2);
				const [fromX, fromY] = command === kind ? [0, 0] : [x, y];
				if (kind !== "V") x = fromX + first;
				if (kind === "V") y = fromY + first;
				else if (kind !== "H") y = fromY + last;
				points.push([x, y]);
			}
			return points;
		},
	);
}
