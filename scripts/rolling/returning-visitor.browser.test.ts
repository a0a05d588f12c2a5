import type { BrowserContext, Response } from "playwright-core";
import { expect, test } from "vitest";
import {
	openPage,
	waitForHydration,
	waitForTitle,
	watchProblems,
} from "../test/test-browser.ts";
import { testBuild } from "../test/test-build.ts";
import { testNextBuild } from "../test/test-next-build.ts";
import { startInstance } from "./test-instance.ts";
import { follow, openTab } from "./test-tab.ts";

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

test("after a deployment, an old tab loads its own chunks and then switches to the new build once, and a returning visitor downloads only what changed, at most 5 KB", async () => {
	const site = await startInstance(production);
	const tab = await openTab(site.origin);
	const { page } = await openPage();
	const context = page.context();
	const url = `${site.origin}/en-US/about`;
	const first = await arrive(context, url);
	expect(sum(first)).toBeGreaterThan(80_000);
	expect(await arrive(context, url)).toEqual([]);

	await site.deploy(next);
	await expectSwitch(tab);
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

async function expectSwitch({
	page,
	problems,
	documents,
	statuses,
}: Awaited<ReturnType<typeof openTab>>): Promise<void> {
	await follow(page, "/en-US/login");
	await page.waitForFunction(() => document.title.startsWith("Staff"));
	await waitForHydration(page);
	const chunks = [...statuses].filter(([path]) =>
		path.startsWith("/assets/LoginPage-"),
	);
	// First the old build's chunk, then the one of the new document.
	expect(chunks.map(([, status]) => status)).toEqual([200, 200]);
	expect(documents).toEqual(["/en-US/login"]);

	await follow(page, "/en-US/careers");
	await page.waitForFunction(() => document.title.startsWith("Second build"));
	await follow(page, "/en-US/about");
	await waitForTitle(page, "about");
	expect(documents).toEqual(["/en-US/login"]);
	// A page's messages are not kept: the tab learns of the new build, and loads the document.
	expect([...statuses].filter(([, status]) => status >= 400)).toEqual([
		["/_i18n/en-US/pages/login.json", 404],
	]);
	expect(problems).toEqual([expect.stringContaining("status of 404")]);
}
