import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { localeCodes, locales } from "../../shared/locales.ts";
import { listAuditPages } from "../audit/addresses.ts";
import type { AuditPage } from "../audit/types.ts";
import { visitor } from "../bench/visitor.ts";
import { listTraces } from "../rebrand/plan-rebrand.ts";
import { firms, testOtherBuild } from "./test-other-build.ts";
import { startSite } from "./test-site.ts";

const { own: old, other: firm } = firms;
const dist = await testOtherBuild();
const site = await startSite(dist);
afterAll(() => site.stop());

const person = { "User-Agent": visitor["user-agent"] };
const lists = [
	"/feed.xml",
	"/en-US/feed.xml",
	"/llms.txt",
	"/site.webmanifest",
	"/.well-known/security.txt",
	"/robots.txt",
	"/not-there",
	"/en-US/not-there",
];

test("no text, kind of page, or list of a second firm's site mentions the first firm", async () => {
	const read = async (target: string) => {
		const answer = await fetch(site.origin + target, { headers: person });
		return answer.text();
	};
	const sitemap = await read("/sitemap.xml");
	const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = ""]) => new URL(address).pathname,
	);
	expect(pages.length).toBeGreaterThan(100);
	const files = new Map<string, string>([["/sitemap.xml", sitemap]]);
	// All texts of pages, and what each kind of page adds to them.
	for await (const name of glob("locales/*/*.json", { cwd: dist }))
		files.set(name, await readFile(path.join(dist, name), "utf8"));
	const isSample = ({ path, isSample }: AuditPage) =>
		isSample && pages.includes(path);
	const samples = listAuditPages().filter(isSample);
	for (const target of [...samples.map(({ path }) => path), ...lists])
		files.set(target, await read(target));
	// An office's phone number is in its own file, which a firm sets separately.
	const shown = {
		...old,
		contact: { ...old.contact, phone: old.contact.email },
	};
	expect(listTraces(files, shown, firm)).toEqual([]);
	expect(files.get("/en-US/about")).toContain(firm.name["en-US"]);
	expect(files.get("/en-US/about")).toContain("since 1999");
	expect(files.get("/about")).toContain(firm.name["zh-CN"]);
	const rights = /<p class="SiteFooter_rights">(.*?)<\/p>/.exec(
		files.get("/en-US") ?? "",
	);
	for (const page of ["/en-US", "/en-US/careers", "/en-US/contact"])
		expect(files.get(page)).not.toContain('class="notice"');
	expect(rights?.[1]).toBe(`© 2026 ${firm.name["en-US"]}.`);
});

test("a new page needs one row and its text, and a right-to-left locale one registry entry and one folder", async () => {
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
	expect(html).toMatch(/<(span|a)[^>]* lang="en">Gulf News/);
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
