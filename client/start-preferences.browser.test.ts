import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import type { Request } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { borrowPage, waitForHydration } from "../scripts/test/test-browser.ts";
import { testBuild } from "../scripts/test/test-build.ts";
import { sharedSite } from "../scripts/test/test-shared-site.ts";
import { readAssetManifest } from "../server/files/asset-manifest.ts";

const site = await sharedSite("production");

/** Opens a page with a saved language and records its document requests. */
async function openWith(saved: string, options = {}) {
	const { page, problems } = await borrowPage(options);
	await page.addInitScript((value) => {
		try {
			localStorage.setItem("user-language", value);
		} catch {}
	}, saved);
	const documents: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest())
			documents.push(request.url().slice(site.origin.length));
	});
	return { page, problems, documents };
}

test.each([
	{
		saved: "en-US",
		from: "/about?a=1#leadership-team",
		to: "/en-US/about?a=1#leadership-team",
	},
	{ saved: "zh-CN", from: "/en-US?a=%2F", to: "/?a=%2F" },
])(
	"with $saved as the saved language, $from redirects to $to",
	async ({ saved, from, to }) => {
		const { page, problems, documents } = await openWith(saved);
		await page.goto(site.origin + from);
		await page.waitForURL(site.origin + to);
		await waitForHydration(page);
		expect(documents).toEqual([from, to].map((href) => href.split("#")[0]));
		expect(await page.locator("html").getAttribute("lang")).toBe(saved);
		expect(await page.locator("html").isVisible()).toBe(true);
		const cookies = await page.context().cookies();
		expect(cookies).toMatchObject([
			{ name: "locale", value: saved, path: "/", sameSite: "Lax" },
		]);
		const days = ((cookies[0]?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
		expect(Math.round(days)).toBe(365);
		expect(problems).toEqual([]);
	},
);

test("the root path shows the saved language, not the browser's", async () => {
	const { page } = await openWith("zh-CN", { locale: "en-US" });
	await page.goto(`${site.origin}/`);
	await page.waitForURL(`${site.origin}/`);
	await waitForHydration(page);
	expect(await page.locator("html").getAttribute("lang")).toBe("zh-CN");
});

test("the language redirect leaves no history entry", async () => {
	const { page } = await openWith("en-US");
	await page.goto(`${site.origin}/en-US/careers`);
	await waitForHydration(page);
	const before = await page.evaluate(() => history.length);
	await page.goto(`${site.origin}/about`);
	await page.waitForURL(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
	await page.goBack();
	await page.waitForURL(`${site.origin}/en-US/careers`);
});

test("a slow language redirect paints nothing in the other language", async () => {
	const paints: string[] = [];
	const { promise: oldIsDone, resolve: tellOldIsDone } =
		Promise.withResolvers<void>();
	// Not `page.route`: while it delays a navigation, the old document is frozen.
	const slow = createServer(async (req, res) => {
		const url = req.url ?? "";
		if (url.startsWith("/paints")) {
			paints.push(url);
			tellOldIsDone();
			return res.end();
		}
		if (url === "/en-US/about") await oldIsDone;
		const headers = {
			Cookie: req.headers.cookie ?? "",
			"User-Agent": "Chrome",
		};
		const answer = await fetch(site.origin + url, { headers });
		const type = answer.headers.get("content-type") ?? "";
		res.writeHead(answer.status, { "Content-Type": type });
		res.end(Buffer.from(await answer.arrayBuffer()));
	});
	slow.listen(0);
	onTestFinished(() => void slow.close());
	await once(slow, "listening");
	const address = slow.address();
	const port = typeof address === "object" && address ? address.port : 0;

	const { page } = await openWith("en-US");
	await page.addInitScript(() => {
		document.addEventListener("readystatechange", () => {
			if (document.readyState !== "complete") return;
			const { lang, hidden } = document.documentElement;
			const count = performance.getEntriesByType("paint").length;
			void fetch(`/paints/${lang}/${hidden ? "hidden" : "shown"}/${count}`);
		});
	});
	await page.goto(`http://localhost:${port}/about`, { waitUntil: "commit" });
	await page.waitForURL("**/en-US/about");
	await expect.poll(() => paints.length).toBe(2);
	expect(paints[0]).toBe("/paints/zh-CN/hidden/0");
	expect(paints[1]).toMatch("/paints/en-US/shown/");
});

test("a saved language that is invalid or the page's own causes no redirect", async () => {
	const { page, problems } = await borrowPage();
	await page.goto(`${site.origin}/robots.txt`);
	for (const saved of ["zh-CN", "constructor"]) {
		await page.evaluate(
			(value) => localStorage.setItem("user-language", value),
			saved,
		);
		const documents: string[] = [];
		const note = (request: Request) => {
			if (request.isNavigationRequest()) documents.push(request.url());
		};
		page.on("request", note);
		await page.goto(`${site.origin}/about`);
		await waitForHydration(page);
		page.off("request", note);
		expect(documents, saved).toEqual([`${site.origin}/about`]);
		expect(await page.context().cookies(), saved).toEqual([]);
	}
	expect(problems).toEqual([]);
});

test("if cookies cannot be written, a page stays in its language and does not loop", async () => {
	const { page, documents, problems } = await openWith("zh-CN");
	await page.addInitScript(() => {
		Object.defineProperty(Document.prototype, "cookie", {
			get: () => "",
			set: () => {},
		});
	});
	await page.goto(`${site.origin}/en-US`);
	await waitForHydration(page);
	expect(documents).toEqual(["/en-US"]);
	expect(await page.locator("h1").isVisible()).toBe(true);
	expect(problems).toEqual([]);
});

test("an error page keeps its language despite another saved one, shows the saved theme, and saves the language chosen there", async () => {
	const { page } = await borrowPage();
	await page.goto(`${site.origin}/robots.txt`);
	await page.evaluate(() =>
		Object.assign(localStorage, {
			currentTheme: "darkRed",
			"user-language": "en-US",
		}),
	);
	await page.goto(`${site.origin}/nope`);
	const root = page.locator("html");
	expect(await root.getAttribute("lang")).toBe("zh-CN");
	await page.locator("html[data-theme=darkRed]").waitFor();
	await page.goto(`${site.origin}/en-US/nope`);
	await page.getByRole("button", { name: "中文" }).click();
	await page.waitForURL(`${site.origin}/`);
	await waitForHydration(page);
	expect(await root.getAttribute("lang")).toBe("zh-CN");
});

test("the language form works even if the page does not hydrate", async () => {
	const { page } = await borrowPage({ locale: "en-US" });
	await page.goto(`${site.origin}/en-US/about`);
	await waitForHydration(page);
	await page.evaluate(() => localStorage.setItem("user-language", "en-US"));
	const { script } = await readAssetManifest(
		path.join(await testBuild("production"), "manifest.json"),
	);
	await page.route(`**${script}`, (route) => route.abort());
	await page.reload();
	await page.getByRole("button", { name: "中文" }).first().click();
	await page.waitForURL(`${site.origin}/about`);
	expect(await page.locator("html").getAttribute("lang")).toBe("zh-CN");
	expect(await page.evaluate(() => localStorage.getItem("user-language"))).toBe(
		"zh-CN",
	);
});
