import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import request from "supertest";
import { expect, test } from "vitest";
import { readAssetManifest } from "../../server/files/asset-manifest.ts";
import { localeCodes } from "../../shared/locales.ts";
import { themes } from "../../shared/themes.ts";
import { agents, createTestApp } from "../test/test-app.ts";
import { testBuild } from "../test/test-build.ts";
import { testNextBuild } from "../test/test-next-build.ts";
import { listBrowserScripts } from "./test-browser-scripts.ts";
import { openChangedWeight } from "./test-changed-weight.ts";

const dist = await testBuild("production");
const assets = await readAssetManifest(path.join(dist, "manifest.json"));

/** Brotli bytes of the build's files at these addresses. */
async function weigh(addresses: readonly string[]): Promise<number> {
	const sizes = addresses.map(async (address) => {
		const file = path.join(dist, "client", address);
		const compressed = await stat(`${file}.br`).catch(() => stat(file));
		return compressed.size;
	});
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * All pages load the name and address of each language, and the colors of each theme. The budgets
 * cover five themes and two languages.
 */
const furtherThemes = themes.length - 5;
const furtherLanguages = localeCodes.length - 2;

test.each(Object.keys(assets.pages))(
	"the scripts that %s loads until network idle weigh at most 80 KB, or 86 KB on staff pages",
	async (name) => {
		const scripts = await listBrowserScripts(dist, assets, name);
		const isStaffs = /^(Accounts|Invite|Login|Sessions)Page$/.test(name);
		expect(await weigh(scripts)).toBeLessThanOrEqual(
			(isStaffs ? 86_000 : 80_000) +
				furtherLanguages * 140 +
				furtherThemes * 30,
		);
	},
);

/** Staff's pages are left out: they are loaded as documents, which name their scripts. */
const visitorsPages = Object.entries(assets.pages).filter(
	([name]) =>
		!/^(Accounts|Desk|DeskAudit|Invite|Login|Sessions)Page$/.test(name),
);

test.each(visitorsPages)(
	"navigating to %s requests all of its scripts at once",
	async (_name, [own = "", ...shared]) => {
		const here = await listBrowserScripts(dist, assets, "");
		const file = path.join(dist, "client", assets.script);
		const [asked = ""] =
			new RegExp(`import\\("./${path.basename(own)}"\\)[^\\]]*`).exec(
				await readFile(file, "utf8"),
			) ?? [];
		expect(
			[own, ...shared.filter((address) => !here.includes(address))].filter(
				(address) => !asked.includes(path.basename(address)),
			),
		).toEqual([]);
	},
);

const next = await testNextBuild();
const nextAssets = await readAssetManifest(path.join(next, "manifest.json"));
const weighChanges = await openChangedWeight(dist, next);

test.each(Object.keys(nextAssets.pages))(
	"after a deployment a returning visitor downloads at most 5 KB of scripts and styles for %s",
	async (name) => {
		const scripts = await listBrowserScripts(next, nextAssets, name);
		const weight = weighChanges([
			...scripts,
			nextAssets.stylesheet,
			nextAssets.staffStylesheet,
		]);
		expect(weight).toBeGreaterThan(0);
		expect(weight).toBeLessThanOrEqual(5000);
	},
);

const app = await createTestApp();

/** With a head of 1.4 KB this is ten packets, the initial window of a new connection (RFC 6928). */
test.each(
	["/", "/industries/oil-gas", "/services", "/careers", "/contact"].flatMap(
		(path) => [path, `/en-US${path === "/" ? "" : path}`],
	),
)("the HTML of %s weighs at most 13 KB compressed", async (address) => {
	const { text } = await request(app)
		.get(address)
		.set({
			"Accept-Encoding": "identity",
			"Accept-Language": "zh",
			"User-Agent": agents.person,
		})
		.expect(200);
	expect(brotliCompressSync(text).length).toBeLessThanOrEqual(
		13 * 1024 + furtherLanguages * 90,
	);
});

test("the site stylesheet weighs at most 14 KB and contains no staff styles", async () => {
	expect(await weigh([assets.stylesheet])).toBeLessThanOrEqual(
		14 * 1024 + furtherThemes * 60,
	);
	// The other stylesheet contains no staff styles.
	const { stylesheet, staffStylesheet } = assets;
	const [site, staff] = await Promise.all(
		[stylesheet, staffStylesheet].map((address) =>
			readFile(path.join(dist, "client", address), "utf8"),
		),
	);
	expect(staff).toContain(".DeskTable_");
	expect(site).not.toContain(".DeskTable_");
});

test.each(["serve.js", "enquiries.js"])(
	"%s is pure ASCII, which V8 stores in one byte per character",
	async (name) => {
		const source = await readFile(path.join(dist, "server", name));
		expect(source.every((byte) => byte < 128)).toBe(true);
	},
);
