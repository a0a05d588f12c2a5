import { once } from "node:events";
import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import {
	borrowPage,
	waitForHydration,
	waitForTitle,
} from "../scripts/test/test-browser.ts";
import { testBuild } from "../scripts/test/test-build.ts";
import { startSite } from "../scripts/test/test-site.ts";
import { makePdf } from "../server/uploads/test-upload-files.ts";

/** An API of another origin and another build, which notes what it is asked. */
async function startApi() {
	const asked: string[] = [];
	const server = createServer((req, res) => {
		if (req.method !== "OPTIONS") asked.push(`${req.method} ${req.url}`);
		req.resume();
		res.writeHead(req.method === "OPTIONS" ? 204 : 201, {
			"Access-Control-Allow-Origin": req.headers.origin ?? "",
			"Access-Control-Allow-Headers": "Content-Type, Idempotency-Key",
			"Access-Control-Expose-Headers": "X-Build-Id",
			"Content-Type": "application/json",
			"X-Build-Id": "other",
		});
		res.end(
			JSON.stringify({
				reference: "AB12-CD34-EF56-GH78",
				results: [{ href: "/en-US/about", title: "From afar", section: "" }],
			}),
		);
	});
	server.listen(0);
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const address = server.address();
	const port = typeof address === "object" ? address?.port : 0;
	return { asked, baseUrl: `http://localhost:${port}/v1` };
}

async function send(page: Page, scope: string): Promise<void> {
	const form = page.locator(`${scope} form:has(textarea)`);
	await form.locator("[name=name]").fill("Li Wei");
	await form.locator("[name=email]").fill("li.wei@example.com");
	await form.locator("[name=message]").fill("A question");
	for (const box of await form.locator("[type=checkbox]").all())
		await box.check();
	await form.locator(".button-primary").click();
	await page.getByText("AB12-CD34-EF56-GH78").waitFor();
}

test("requests below /api/ go to the configured API origin, all others to the page's origin", async () => {
	const api = await startApi();
	const site = await startSite(await testBuild("production"), {
		API_BASE_URL: `${api.baseUrl}/`,
	});
	onTestFinished(() => void site.stop());
	const { page, problems } = await borrowPage({
		locale: "en-US",
		viewport: { width: 1440, height: 900 },
	});
	const asked: string[] = [];
	page.on("request", (request) => {
		const { origin, pathname } = new URL(request.url());
		if (origin === site.origin) asked.push(pathname);
	});
	const rules = page.waitForResponse(/\/builds\/meta\/\w+\.json$/);
	await page.goto(`${site.origin}/en-US/contact`);
	await waitForHydration(page);
	await rules;
	// At once: on a busy machine, slow typing asks for each letter.
	await page.locator("header input[name=q]").fill("abc");
	await page.getByRole("option", { name: "From afar" }).waitFor();
	await page.locator("main [name=name]").fill("Li");
	// What sends is there before it is needed, for whoever is offline then.
	await expect
		.poll(() => asked.some((path) => path.includes("/send-attempt-")))
		.toBe(true);
	await send(page, "main");

	// The other build is no reason to load a document.
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	await page.locator('footer a[href="/en-US/careers"]').first().click();
	await waitForTitle(page, "careers");
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);

	await page.locator('main a[href^="/en-US/careers/"]').first().click();
	const cv = page.locator("[name=cv]");
	await cv.setInputFiles({
		name: "cv.pdf",
		mimeType: "application/pdf",
		buffer: makePdf(),
	});
	await send(page, "#apply");
	expect(api.asked).toEqual([
		expect.stringMatching(/^GET \/v1\/api\/search\?q=abc&locale=en-US$/),
		"POST /v1/api/enquiries",
		"POST /v1/api/enquiries",
	]);
	expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
	expect(asked.filter((path) => path.startsWith("/builds/"))).toEqual([
		expect.stringMatching(/^\/builds\/meta\//),
	]);
	expect(problems).toEqual([]);
});
