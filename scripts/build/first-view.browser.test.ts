import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import type { Page, Request } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { readAssetManifest } from "../../server/files/asset-manifest.ts";
import { openPage, waitForHydration } from "../test/test-browser.ts";
import { testBuild } from "../test/test-build.ts";
import { sharedSite } from "../test/test-shared-site.ts";
import { listBrowserScripts } from "./test-browser-scripts.ts";

const dist = await testBuild("production");
const assets = await readAssetManifest(path.join(dist, "manifest.json"));
const site = await sharedSite("production");

/** Transferred bytes including headers: HTML, styles, scripts, fonts, and pictures in view. */
const budget = 200_000;
/** The part of the budget for everything but scripts. */
const budgetWithoutScripts = 70 * 1024;
/** HTML is weighed in both languages (`weight.test.ts`). */
const paths = [
	{ path: "/", locale: "zh-CN" },
	{ path: "/en-US/industries/oil-gas", locale: "en-US" },
	{ path: "/contact", locale: "zh-CN" },
];
/** That of common phones; the one that Lighthouse emulates, 1.75, loads smaller pictures. */
const deviceScaleFactor = 2.625;

test.each(paths)(
	"up to hydration, $path loads under 200 KB on a phone, and scripts only after the first paint",
	async ({ path, locale }) => {
		const { page } = await openPage({
			locale,
			viewport: { width: 412, height: 823 },
			deviceScaleFactor,
			isMobile: true,
			hasTouch: true,
		});
		// Requests that begin after the first view do not count.
		await page.route(/\/(_i18n|builds)\//, (route) => route.abort());
		const requests: Request[] = [];
		page.on("requestfinished", (request) => requests.push(request));
		await page.goto(site.origin + path, { waitUntil: "load" });
		await waitForHydration(page);
		const pictures = await findPicturesInView(page);
		const counted = requests.filter(
			(request) =>
				request.resourceType() !== "image" || pictures.includes(request.url()),
		);
		const sizes = await Promise.all(counted.map(weigh));
		const total = sizes.reduce((sum, size) => sum + size, 0);
		const scripts = sizes
			.filter((_, index) => counted[index]?.resourceType() === "script")
			.reduce((sum, size) => sum + size, 0);
		expect(counted.map((request) => request.resourceType())).toEqual(
			expect.arrayContaining(["document", "stylesheet", "script"]),
		);
		expect(total).toBeLessThan(budget);
		expect(total - scripts).toBeLessThan(budgetWithoutScripts);
		const { paint, starts } = await page.evaluate(() => ({
			paint: performance.getEntriesByName("first-paint")[0]?.startTime,
			starts: performance
				.getEntriesByType("resource")
				.filter(({ name }) => /\/assets\/(?!start-).*\.js$/.test(name))
				.map(({ startTime }) => startTime),
		}));
		expect(starts.length).toBeGreaterThan(1);
		expect(Math.min(...starts)).toBeGreaterThan(paint ?? Number.NaN);
	},
);

test.each([
	["/en-US/about", "ContentPage"],
	["/contact", "ContactPage"],
	// Without the code of passkeys, which is loaded when it is used.
	["/en-US/login", "LoginPage"],
])(
	"until network idle, %s loads exactly the scripts that the budget counts, and one stylesheet",
	async (path, name) => {
		const { page } = await openPage();
		const scripts: string[] = [];
		const styles: string[] = [];
		page.on("request", (request) => {
			const { pathname } = new URL(request.url());
			if (pathname.endsWith(".js")) scripts.push(pathname);
			if (pathname.endsWith(".css")) styles.push(pathname);
		});
		await page.goto(site.origin + path);
		await waitForHydration(page);
		await page.waitForFunction(() =>
			performance
				.getEntriesByType("resource")
				.some(({ name }) => name.includes("/client.json")),
		);
		await page.waitForLoadState("networkidle");
		expect(scripts.sort()).toEqual(
			await listBrowserScripts(dist, assets, name),
		);
		expect(styles).toEqual([assets.stylesheet]);
	},
);

test("an old browser also loads the legacy stylesheet, and no script except the start script", async () => {
	const { page, problems } = await openPage({ locale: "en-US" });
	await page.addInitScript(() => {
		CSS.supports = () => false;
	});
	const files: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/\.(js|css)$/.test(pathname)) files.push(pathname);
	});
	await page.goto(`${site.origin}/en-US/contact`);
	await page.waitForLoadState("networkidle");
	expect(files.sort()).toEqual(
		[assets.startScript, assets.stylesheet, assets.oldStylesheet].sort(),
	);
	expect(problems).toEqual([]);
});

test("the pictures counted as in view include the home page's drawings", async () => {
	const { page } = await openPage({
		locale: "en-US",
		viewport: { width: 1280, height: 3000 },
	});
	const requests: string[] = [];
	page.on("requestfinished", (request) => requests.push(request.url()));
	await page.goto(`${site.origin}/en-US`, { waitUntil: "load" });
	const pictures = await findPicturesInView(page);
	expect(new Set(pictures)).toEqual(
		new Set([
			`${site.origin}/drawings/oil-gas.svg`,
			`${site.origin}/drawings/healthcare-life-sciences.svg`,
		]),
	);
	expect(requests).toEqual(expect.arrayContaining(pictures));
});

test("hydration waits for the end of the document when the script loads early", async () => {
	const href = "/en-US/about";
	const { promise: scriptHasRun, resolve: tellScriptHasRun } =
		Promise.withResolvers<void>();
	const slow = createServer(async (req, res) => {
		const answer = await fetch(site.origin + req.url, {
			headers: { "Accept-Encoding": "identity", "User-Agent": "Mozilla/5.0" },
		});
		for (const name of ["Content-Type", "X-Build-Id"])
			res.setHeader(name, answer.headers.get(name) ?? "");
		const body = Buffer.from(await answer.arrayBuffer());
		const half = req.url === href ? body.length / 2 : 0;
		res.write(body.subarray(0, half));
		if (req.url === href) await scriptHasRun;
		res.end(body.subarray(half));
	});
	slow.listen(0);
	await once(slow, "listening");
	onTestFinished(() => void slow.close());
	const address = slow.address();
	const port = typeof address === "object" ? address?.port : undefined;
	const { page, problems } = await openPage({ locale: "en-US" });
	await page.goto(`http://localhost:${port}${href}`, { waitUntil: "commit" });
	await page.evaluate(`import("${assets.script}").then(() => {})`);
	expect(await page.evaluate(() => document.readyState)).toBe("loading");
	tellScriptHasRun();
	await waitForHydration(page);
	expect(problems).toEqual([]);
});

/** Addresses of pictures and patterns that are at least partly above the fold. */
function findPicturesInView(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll("img, svg use, [data-pattern]")]
			.filter((element) => {
				const { top, bottom } = element.getBoundingClientRect();
				return top < innerHeight && bottom > 0;
			})
			.flatMap((element) => {
				if (element instanceof HTMLImageElement) return [element.currentSrc];
				if (element instanceof SVGUseElement)
					return [
						new URL(element.href.baseVal, `${location.origin}/`).href,
					].map((url) => url.split("#")[0] ?? "");
				return Array.from(
					getComputedStyle(element).maskImage.matchAll(/url\("(.*?)"\)/g),
					([, url = ""]) => url,
				);
			}),
	);
}

async function weigh(request: Request): Promise<number> {
	const { responseBodySize, responseHeadersSize } = await request.sizes();
	return responseBodySize + responseHeadersSize;
}
