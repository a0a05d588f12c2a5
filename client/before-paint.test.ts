import { readFile } from "node:fs/promises";
import path from "node:path";
import request from "supertest";
import { expect, test } from "vitest";
import { agents, createTestApp } from "../scripts/test/test-app.ts";
import { testBuild } from "../scripts/test/test-build.ts";
import { readAssetManifest } from "../server/files/asset-manifest.ts";
import { localeCodes } from "../shared/locales.ts";

const production = await testBuild("production");
const { errorScript, oldStylesheet, script, startScript, stylesheet } =
	await readAssetManifest(path.join(production, "manifest.json"));
const app = await createTestApp();
const get = (target: string) =>
	request(app)
		.get(target)
		.set("User-Agent", agents.person)
		.set("Accept", "text/html");

/** Bytes after brotli, about 30 for each language. Every byte delays the first view. */
const budget = 940 + 30 * localeCodes.length;

test("the start script stays within its brotli byte budget", async () => {
	const { length } = await readFile(
		path.join(production, "client", `${startScript}.br`),
	);
	expect(length).toBeLessThan(budget);
});

test("the start script is a self-contained classic script", async () => {
	const text = await readFile(
		path.join(production, "client", startScript),
		"utf8",
	);
	expect(text).not.toMatch(/\b(import|export)\b/);
	expect(text).toMatch(/^"use strict";\(\(\)=>\{/);
});

test("the head loads the start script before the stylesheet, so it blocks the first paint", async () => {
	const { text, headers } = await get("/en-US/about");
	const tag = `<script src="${startScript}" data-rel="stylesheet" data-href="${oldStylesheet}"></script><template><script type="module" src="${script}"></script>`;
	expect(text).toContain(tag);
	expect(text.indexOf(tag)).toBeLessThan(text.indexOf(stylesheet));
	expect(headers.link).toMatch(
		`<${startScript}>; rel=preload; as=script, <${stylesheet}>; rel=preload; as=style`,
	);
});

test("the error page's script tag carries the address of the stylesheet for old engines", async () => {
	const { text } = await get("/en-US/nope");
	expect(text).toContain(
		`<script defer src="${errorScript}" data-rel="stylesheet" data-href="${oldStylesheet}"></script>`,
	);
});

test("error pages do not load the start script", async () => {
	const { status, text } = await get("/en-US/nope");
	expect(status).toBe(404);
	expect(text).not.toContain(startScript);
});
