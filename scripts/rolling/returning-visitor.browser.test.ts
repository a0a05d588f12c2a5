import type { BrowserContext, Response } from "playwright-core";
import { expect, test } from "vitest";
import {
	openPage,
	waitForHydration,
	watchProblems,
} from "../test/test-browser.ts";
import { testBuild } from "../test/test-build.ts";
import { testNextBuild } from "../test/test-next-build.ts";
import { startInstance } from "./test-instance.ts";

const production = await testBuild("production");
const next = await testNextBuild();

/** Opens a page like a new visit, and returns the scripts and styles that were transferred. */
async function arrive(context: BrowserContext, url: string) {
	const page = await context.newPage();
	const problems = watchProblems(page);
	const answers: Response[] = [];
	page.on("response", (answer) => {
		if (/\.(js|css)$/.test(new URL(answer.url()).pathname))
			answers.push(answer);
	});
	// The last request after the first view.
	const settled = page.waitForResponse(/client\.json/);
	await page.goto(url);
	await waitForHydration(page);
	await (await settled).finished();
	await page.waitForLoadState("networkidle");
	const loaded = await Promise.all(answers.map(weigh));
	await page.close();
	expect(problems).toEqual([]);
	return loaded.filter(({ bytes }) => bytes > 0);
}

async function weigh(answer: Response) {
	const request = answer.request();
	const [asked, headers, sizes] = await Promise.all([
		request.allHeaders(),
		answer.allHeaders(),
		request.sizes(),
	]);
	return {
		name: new URL(answer.url()).pathname.replace(/^.*\/|-\w+(?=\.\w+$)/g, ""),
		dictionary: asked["available-dictionary"],
		coding: headers["content-encoding"],
		// Negative for responses from the browser's own cache.
		bytes: sizes.responseBodySize,
	};
}

function sum(loaded: readonly { bytes: number }[]): number {
	return loaded.reduce((total, { bytes }) => total + bytes, 0);
}

test("after a deployment, a returning visitor downloads only what changed, at most 5 KB", async () => {
	const site = await startInstance(production);
	const { page } = await openPage();
	const context = page.context();
	const url = `${site.origin}/en-US/about`;
	const first = await arrive(context, url);
	expect(sum(first)).toBeGreaterThan(80_000);
	expect(await arrive(context, url)).toEqual([]);

	await site.deploy(next);
	await expect.poll(site.output).toContain("dictionary forms made");
	const changed = await arrive(context, url);
	const [large, small] = [
		changed.filter(({ coding }) => coding === "dcz"),
		changed.filter(({ coding }) => coding !== "dcz"),
	];
	for (const { dictionary } of large)
		expect(dictionary).toMatch(/^:[\w+/]{43}=:$/);
	expect(large.map(({ name }) => name)).toContain("site.css");
	expect(large.length).toBeGreaterThan(2);
	expect(small.length).toBeLessThan(3);
	expect(sum(changed)).toBeLessThanOrEqual(5000);
	expect(await arrive(context, url)).toEqual([]);
});
