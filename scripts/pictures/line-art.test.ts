import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import markers from "../../client/sections/heads/sector-markers.json" with {
	type: "json",
};
import { localeCodes } from "../../shared/locales.ts";
import { officeIds } from "../../shared/pages/content-index.ts";
import {
	industries,
	specialIndustries,
} from "../../shared/pages/industries.ts";
import { drawHorizon } from "./horizon.ts";

const root = path.resolve(import.meta.dirname, "../..");
const readDrawing = (name: string) =>
	readFile(path.join(root, `public/drawings/${name}.svg`), "utf8");

/** Checks what every drawing has to be: small, of plain paths, and in the colors of its place. */
function expectLineArt(svg: string): void {
	expect(svg.length).toBeLessThanOrEqual(6500);
	for (const [, line] of svg.matchAll(/ d="(.*?)"/g))
		expect(line).toMatch(/^M(?!.*\.\d\d)[\d .\-AaCcHhLlMmQqTtVvZz]+$/);
	const [, ...parts] = svg.split(/(?=<g id=)/);
	for (const [, color] of parts.join("").matchAll(/ (?:fill|stroke)="(.*?)"/g))
		expect(color).toMatch(/^(none|currentColor)$/);
	expect(svg).not.toMatch(/ style=|<style/);
}

test("every industry has a drawing with markers", () => {
	const names = [...industries, ...specialIndustries];
	expect(Object.keys(markers).sort()).toEqual([...names].sort());
});

test.each(Object.entries(markers))(
	"%s: the drawing is small, takes its page's colors, and has one marker per role in every locale",
	async (slug, places) => {
		const svg = await readDrawing(slug);
		expectLineArt(svg);
		expect(svg).toContain('viewBox="0 0 1280 560"');
		expect(svg).toContain('<g id="d" ');

		expect(places.length).toBeGreaterThanOrEqual(5);
		expect(places.length).toBeLessThanOrEqual(8);
		for (const [index, [x = 0, y = 0]] of places.entries()) {
			expect(x > 0 && x < 1280 && y > 0 && y < 560).toBe(true);
			for (const [otherX = 0, otherY = 0] of places.slice(index + 1))
				expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(60);
		}

		for (const locale of localeCodes) {
			const messages = path.join(
				root,
				`locales/${locale}/industry-${slug}.json`,
			);
			const { index } = JSON.parse(await readFile(messages, "utf8"));
			expect(index.roles).toHaveLength(places.length);
		}
	},
);

test("the skylines are small, and there is one for the city of each office", async () => {
	const svg = await readDrawing("offices");
	expectLineArt(svg);
	const ids = [...svg.matchAll(/<g id="(.*?)">/g)].map(([, id]) => id);
	expect(new Set(ids)).toEqual(new Set(officeIds));
});

test("the horizon is small, and shows the skylines as they are now", async () => {
	const horizon = await readDrawing("horizon");
	expect(horizon).toBe(drawHorizon(await readDrawing("offices")));
	expect(horizon.length).toBeLessThanOrEqual(6500);
});
