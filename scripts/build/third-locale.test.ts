import { expect, onTestFinished, test } from "vitest";
import { localeCodes, locales } from "../../shared/locales.ts";
import { testOtherBuild } from "../test/test-other-build.ts";
import { startSite } from "../test/test-site.ts";

const person = {
	"User-Agent":
		"Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36",
};

const dist = await testOtherBuild();

test("a new page needs one row and its text, and a right-to-left locale one registry entry and one folder", async () => {
	const site = await startSite(dist);
	onTestFinished(async () => void (await site.stop()));
	const get = (target: string, headers = {}) =>
		fetch(site.origin + target, {
			headers: { ...person, ...headers },
			redirect: "manual",
		});

	const page = await get("/ar-AE/about");
	const html = await page.text();
	expect(page.status).toBe(200);
	expect(page.headers.get("content-language")).toBe("ar-AE");
	expect(html).toContain('<html lang="ar-AE" dir="rtl"');
	expect(html).toContain("<h1><span>من نحن</span></h1>");
	expect(html).toContain('property="og:locale" content="ar_AE"');
	expect(html).toContain(`hreflang="ar-AE" href="${site.origin}/ar-AE/about"`);
	expect(html).toContain('lang="zh-CN"');

	const chinese = await (await get("/about")).text();
	expect(chinese).toContain(
		`hreflang="ar-AE" href="${site.origin}/ar-AE/about"`,
	);
	expect(chinese).toContain("العربية");

	const guess = await get("/", { "Accept-Language": "ar-AE, en;q=0.5" });
	const arabic = localeCodes.find((code) => code.startsWith("ar"));
	expect([guess.status, guess.headers.get("location")]).toEqual([
		302,
		arabic ? locales[arabic].prefix : "/ar-AE",
	]);
	const moved = await get("/AR-ae/About/");
	expect([moved.status, moved.headers.get("location")]).toEqual([
		301,
		"/ar-AE/about",
	]);
	const added = await get("/en-US/trial");
	expect(added.status).toBe(200);
	// Its neighbors are all pages of the site, staff's included, so it lists none.
	expect((await added.text()).includes('href="/en-US/desk"')).toBe(false);
	const missing = await get("/ar-AE/nope", { Accept: "text/html" });
	expect(missing.status).toBe(404);
	expect(await missing.text()).toContain('<html lang="ar-AE" dir="rtl"');
	expect(await (await get("/sitemap.xml")).text()).toContain(
		`<loc>${site.origin}/ar-AE/industries/oil-gas</loc>`,
	);
	expect((await get("/_i18n/ar-AE/messages.json")).status).toBe(200);

	// Its name, its plural forms, no preload of Latin fonts, and its own card.
	expect(html).toContain('og:site_name" content="ليانوان للاستشارات"');
	// Source names that exist only in English are marked as English for screen readers (WCAG 2.2,
	// 3.1.2).
	expect(html).toMatch(/<(span|a)[^>]* lang="en">International Business Times/);
	expect(page.headers.get("link")).not.toContain("as=font");
	expect(await (await get("/ar-AE/careers")).text()).toMatch(
		/\d+ وظائف شاغرة|\d+ وظيفة شاغرة/,
	);
	// The firm's number of offices, and the search's words, in its language.
	expect(await (await get("/ar-AE/contact")).text()).toContain(" مكاتب");
	const found = await get(`/ar-AE/search?q=${encodeURIComponent("برل")}`);
	expect(await found.text()).toContain('href="/ar-AE/accessibility"');
	const [card] = /\/cards\/ar-AE\/about\.[^"]+/.exec(html) ?? [];
	const picture = await get(card ?? "/none");
	expect([picture.status, picture.headers.get("content-type")]).toEqual([
		200,
		"image/png",
	]);
});
