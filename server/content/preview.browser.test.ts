import { afterAll, expect, test } from "vitest";
import { borrowPage } from "../../scripts/test/test-browser.ts";
import { datedPath, marker } from "../../scripts/test/test-dated-content.ts";
import { testNextBuild } from "../../scripts/test/test-next-build.ts";
import { startSite } from "../../scripts/test/test-site.ts";
import { signPreview } from "./preview-signature.ts";

const secret = "a-secret-of-tests-that-is-long-enough";
const draft = datedPath("article", "draft");
const site = await startSite(await testNextBuild(), { PREVIEW_SECRET: secret });
afterAll(() => site.stop());

test.each([true, false])(
	"a signed preview link also works after switching languages (scripts: %s)",
	async (javaScriptEnabled) => {
		const { page } = await borrowPage({ javaScriptEnabled });
		const signature = signPreview(secret, { path: draft }, Date.now() + 60_000);
		await page.goto(`${site.origin}${draft}?preview=${signature}`);
		await page
			.locator("header")
			.getByRole("button", { name: "English" })
			.click();
		await page.waitForURL(`${site.origin}/en-US${draft}?preview=${signature}`);
		expect(await page.locator("h1").textContent()).toContain(marker);
		// No part of the URL is sent to another site.
		const sent = page.waitForRequest("https://elsewhere.example/**");
		await page.route("https://elsewhere.example/**", (route) => route.abort());
		await page.evaluate(() => {
			const link = document.createElement("a");
			link.href = "https://elsewhere.example/";
			document.body.append(link);
			link.click();
		});
		expect(await (await sent).headerValue("referer")).toBeNull();
	},
);
