import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { testBuild } from "../test/test-build.ts";
import { collectNotices } from "./notices.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("the notices list each package once, with its license text", async () => {
	const text = await collectNotices(root, [
		"client/hydrate.tsx",
		"node_modules/react/index.js",
		"node_modules/react/cjs/react.production.js",
		"node_modules/@fontsource/newsreader/files/x.woff2",
	]);
	expect(text.match(/^react$/gm)).toHaveLength(1);
	expect(text).toContain("MIT License");
	expect(text).toMatch(/^@fontsource\/newsreader$/m);
	expect(text).toContain("SIL OPEN FONT LICENSE");
});

test("a build's notices cover packages used in the browser and on the server, and its fonts", async () => {
	const production = await testBuild("production");
	const text = await readFile(
		path.join(production, "client/licences.txt"),
		"utf8",
	);
	for (const name of [
		"react",
		"react-dom",
		"react-router",
		"i18next",
		"express",
		"@fontsource-variable/figtree",
		"@fontsource/newsreader",
	])
		expect(text).toMatch(new RegExp(`^${name}$`, "m"));
});
