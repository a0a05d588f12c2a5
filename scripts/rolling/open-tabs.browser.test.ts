import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
	waitForTitle,
} from "../test/test-browser.ts";
import { testBuild } from "../test/test-build.ts";
import { testNextBuild } from "../test/test-next-build.ts";
import { startPair } from "./start-pair.ts";
import { startInstance } from "./test-instance.ts";

const production = await testBuild("production");
const next = await testNextBuild();

/** Opens a tab without prefetching, and records its requests. */
async function openTab(origin: string) {
	const { page, problems } = await borrowPage();
	const documents: string[] = [];
	const statuses = new Map<string, number>();
	page.on("request", (request) => {
		if (request.isNavigationRequest())
			documents.push(new URL(request.url()).pathname);
	});
	page.on("response", (response) => {
		statuses.set(new URL(response.url()).pathname, response.status());
	});
	// The last request after the first view.
	const settled = page.waitForResponse(/client\.json/);
	await page.goto(`${origin}/en-US/about`);
	await waitForHydration(page);
	await settled;
	documents.length = 0;
	statuses.clear();
	return { page, problems, documents, statuses };
}

function follow(page: Page, href: string): Promise<void> {
	return page.evaluate((target) => {
		const link = document.createElement("a");
		link.href = target;
		document.body.append(link);
		link.click();
	}, href);
}

test("after a deployment, an old tab loads its own chunks and then switches to the new build once", async () => {
	const site = await startInstance(production);
	const { page, problems, documents, statuses } = await openTab(site.origin);
	await site.deploy(next);

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
	expect([...statuses.values()].every((status) => status < 400)).toBe(true);
	expect(problems).toEqual([]);
});

test("while two builds run side by side, tabs of both navigate without errors", async () => {
	const pair = await startPair(production);
	onTestFinished(() => pair.stop());
	const old = await openTab(pair.origin);
	await pair.sites[0]?.stop("SIGTERM");
	await pair.restart(0, next);
	const fresh = await openTab(pair.origin);
	for (const { page, problems, statuses } of [old, fresh]) {
		for (const target of ["login", "careers"]) {
			await follow(page, `/en-US/${target}`);
			await page.waitForURL(`**/en-US/${target}`);
			await waitForHydration(page);
			expect(await page.locator("h1").count()).toBe(1);
			expect(await page.getByRole("alert").count()).toBe(0);
		}
		expect([...statuses].filter(([, status]) => status >= 400)).toEqual([]);
		expect(problems).toEqual([]);
	}
});
