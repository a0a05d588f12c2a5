import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startSite } from "../test/test-site.ts";
import { bundle } from "./bundle.ts";

const root = path.resolve(import.meta.dirname, "../..");
const person = {
	"User-Agent":
		"Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36",
};

/** A copy of the project with Arabic: one entry in the registry, one folder of messages. */
async function copyWithArabic(): Promise<string> {
	const copy = path.join(root, "node_modules/.cache/third-locale");
	await rm(copy, { recursive: true, force: true });
	await mkdir(copy, { recursive: true });
	for (const folder of ["client", "server", "shared", "locales", "public"])
		await cp(path.join(root, folder), path.join(copy, folder), {
			recursive: true,
		});
	await symlink(
		path.join(root, "node_modules"),
		path.join(copy, "node_modules"),
	);
	onTestFinished(() => rm(copy, { recursive: true, force: true }));

	const registry = path.join(copy, "shared/locales.ts");
	const entry = `	ar: { label: "العربية", prefix: "/ar", dir: "rtl", language: "ar", openGraph: "ar_AE" },\n`;
	const source = await readFile(registry, "utf8");
	await writeFile(
		registry,
		source.replace(
			"} as const satisfies Record",
			`${entry}} as const satisfies Record`,
		),
	);

	const folder = path.join(copy, "locales/ar");
	await cp(path.join(copy, "locales/en-US"), folder, { recursive: true });
	const about = path.join(folder, "about.json");
	const messages = JSON.parse(await readFile(about, "utf8"));
	messages.page.heading = "من نحن";
	await writeFile(about, JSON.stringify(messages));
	return copy;
}

test("a third language, written right to left, takes one registry entry and one folder", {
	timeout: 60_000,
}, async () => {
	const copy = await copyWithArabic();
	const outdir = path.join(copy, "dist");
	await bundle({ root: copy, outdir, mode: "production" });
	const site = await startSite(outdir);
	onTestFinished(async () => void (await site.stop()));
	const get = (target: string, headers = {}) =>
		fetch(site.origin + target, {
			headers: { ...person, ...headers },
			redirect: "manual",
		});

	const page = await get("/ar/about");
	const html = await page.text();
	expect(page.status).toBe(200);
	expect(page.headers.get("content-language")).toBe("ar");
	expect(html).toContain('<html lang="ar" dir="rtl"');
	expect(html).toContain("<h1>من نحن</h1>");
	expect(html).toContain('property="og:locale" content="ar_AE"');
	expect(html).toContain(`hreflang="ar" href="${site.origin}/ar/about"`);
	expect(html).toContain('lang="zh-CN"');

	const chinese = await (await get("/about")).text();
	expect(chinese).toContain(`hreflang="ar" href="${site.origin}/ar/about"`);
	expect(chinese).toContain("العربية");

	const guess = await get("/", { "Accept-Language": "ar-AE, en;q=0.5" });
	expect([guess.status, guess.headers.get("location")]).toEqual([302, "/ar"]);
	const moved = await get("/AR/About/");
	expect([moved.status, moved.headers.get("location")]).toEqual([
		301,
		"/ar/about",
	]);
	const missing = await get("/ar/nope", { Accept: "text/html" });
	expect(missing.status).toBe(404);
	expect(await missing.text()).toContain('<html lang="ar" dir="rtl"');
	expect(await (await get("/sitemap.xml")).text()).toContain(
		`<loc>${site.origin}/ar/industries/oil-gas</loc>`,
	);
	expect((await get("/_i18n/ar/messages.json")).status).toBe(200);
});
