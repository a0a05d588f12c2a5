import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import {
	gulfFrame,
	project,
	worldFrame,
} from "../../client/offices/project.ts";
import { drawGulfMap, drawWorldMap } from "./map.ts";
import { clip, toPath } from "./map-paths.ts";

const folder = new URL("../../client/offices/", import.meta.url);

test("the map files in the client match what the script draws and are small", async () => {
	for (const [name, drawn, most] of [
		["gulf-map", await drawGulfMap(), 12_000],
		["world-map", await drawWorldMap(), 10_000],
	] as const) {
		const text = await readFile(new URL(`${name}.json`, folder), "utf8");
		expect(JSON.parse(text), "run `npm run pictures`").toEqual(drawn);
		expect(text.length).toBeLessThan(most);
	}
});

test("every Gulf country has an outline on the map", async () => {
	const { countries } = await drawGulfMap();
	expect(countries.map(({ id }) => id).sort()).toEqual([
		"ae",
		"bh",
		"kw",
		"om",
		"qa",
		"sa",
	]);
	for (const { path } of countries) expect(path).toMatch(/^M\d.*z$/);
});

test("the map projection puts places at the right coordinates", () => {
	expect(project(gulfFrame, [34, 33])).toEqual([0, 0]);
	expect(project(gulfFrame, [60, 33])[0]).toBeCloseTo(800);
	expect(project(worldFrame, [131, 60])[0]).toBeCloseTo(1000);
	const [x, y] = project(gulfFrame, [55.27, 25.2]);
	expect([Math.round(x), Math.round(y)]).toEqual([654, 263]);
});

test("a ring is clipped at the frame and written as a path of whole numbers", () => {
	const ring = [
		[-50, 10],
		[50, 10],
		[50, 60.4],
		[-50, 60],
	] as const;
	const cut = clip(ring, { width: 100, height: 100 });
	expect(toPath(cut, 1)).toMatch(/^M-6 \d+l.*z$/);
	expect(toPath(cut, 1e6)).toBe("");
	expect(Math.min(...cut.map(([x]) => x))).toBeCloseTo(-6);
});
