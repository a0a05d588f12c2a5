import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { listMotion, listViewFaults } from "../../client/test-view-faults.ts";
import { localeCodes } from "../../shared/locales.ts";
import { routes } from "../../shared/routes.ts";
import {
	defaultTheme,
	formatTheme,
	modes,
	themeCookie,
	themes,
} from "../../shared/themes.ts";
import { listAxeFaults } from "../test/test-axe.ts";
import {
	borrowPage,
	openPage,
	waitForHydration,
} from "../test/test-browser.ts";
import { sharedSite } from "../test/test-shared-site.ts";
import { listAuditPages } from "./addresses.ts";
import { probeEdges } from "./edge-probe.ts";
import { probeEndings } from "./ending-probe.ts";
import { listLayoutFaults } from "./layout.ts";

// The development build reports hydration errors.
const site = await sharedSite("development");

/** Templates and states that are also looked at by axe, magnified, and printed. */
const looked = [
	"HomePage",
	"AboutPage",
	"ServicesPage",
	"ServicePage",
	"ContentPage",
	"IndustriesPage",
	"IndustryPage",
	"SolutionPage",
	"ContactPage",
	"refused sign-in",
	"not found",
];
/** Of these, axe also looks at the header and the footer, of which there are three kinds. */
const whole = ["HomePage", "AboutPage", "not found"];
const looks = themes.flatMap((name) => modes.map((mode) => ({ name, mode })));

/** The components of pages, by route. Several routes share one. */
const components = new Map<string, string>(
	Object.entries(routes).map(([id, { page }]) => [id, page]),
);

/**
 * One page of each template, in one of the languages, and in one of the looks. The audit checks all
 * pages in more widths, and each route in every look.
 */
const samples = [
	...Map.groupBy(
		listAuditPages().filter(({ isSample }) => isSample),
		({ template }) => components.get(template) ?? template,
	),
].flatMap(([template, pages], row) => {
	const place = looked.indexOf(template);
	const theme = looks[place % looks.length] ?? defaultTheme;
	const look = formatTheme(theme);
	return pages
		.filter(({ locale }) => locale === localeCodes[row % localeCodes.length])
		.slice(0, 1)
		.map((page) => ({
			page,
			look,
			isLooked: place >= 0,
			...(!whole.includes(template) && { within: "main" }),
		}));
});

test.each(localeCodes)(
	"in %s, each template hydrates without problems, respects reduced motion, and has no layout or accessibility faults",
	// On a busy machine, half of all templates take two minutes.
	{ timeout: 360_000 },
	async (locale) => {
		const { page, problems } = await borrowPage({
			locale,
			reducedMotion: "reduce",
		});
		const faults: string[] = [];
		for (const { page: sample, look, isLooked, ...part } of samples) {
			if (sample.locale !== locale) continue;
			await page
				.context()
				.addCookies([{ name: themeCookie, value: look, url: site.origin }]);
			await page.setViewportSize({ width: 390, height: 900 });
			await page.goto(site.origin + sample.path);
			if (sample.template === "not found")
				await page.locator("button[data-stay]").click();
			else {
				await waitForHydration(page);
				expect(problems, sample.path).toEqual([]);
			}
			const messages = await page.evaluate(listMotion);
			if (isLooked) messages.push(...(await listLookFaults(page, part)));
			messages.push(...(await listLayoutFaults(page, [320, 390], [390])));
			faults.push(
				...messages.map((message) => `${sample.path}, ${look}: ${message}`),
			);
			problems.length = 0;
		}
		expect(faults).toEqual([]);
	},
);

async function listLookFaults(
	page: Page,
	part: { readonly within?: string },
): Promise<string[]> {
	const faults = await listAxeFaults(page, part);
	faults.push(...(await listViewFaults(page)));
	await page.emulateMedia({ media: null, forcedColors: null });
	return faults;
}

test("the layout check reports overflow, clipped text, tiny text, and breaks inside words", async () => {
	const { page } = await openPage();
	await page.setContent(`<!doctype html><html lang="zh-CN"><body style="margin: 0">
		<h1 style="inline-size: 4em; font-size: 30px">海湾招聘与用工</h1>
		<h2 style="inline-size: 5em; font-size: 30px; word-break: keep-all">海湾招聘<wbr>与用工</h2>
		<p style="font-size: 14px">small print</p>
		<p style="inline-size: 5em; white-space: nowrap; overflow: hidden">a line that is cut off</p>
		<details><summary><span style="display: block; inline-size: 5em; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">a line that says so</span></summary></details>
		<div style="inline-size: 100vw; padding-inline: 1em">wide</div>`);
	const faults = await listLayoutFaults(page, [320], []);
	expect(faults).toEqual([
		expect.stringContaining("px wide"),
		expect.stringContaining("is cut by"),
		expect.stringContaining("small print"),
		expect.stringMatching(/^at 320 px: h1 .* breaks at /),
	]);
});

test("the layout check reports a last line of under four characters, or of one short word in a lead", async () => {
	const { page } = await openPage();
	await page.setContent(`<!doctype html><html lang="zh-CN"><body><main style="inline-size: 200px; font: 20px/1 monospace">
		<p>海湾招聘与用工请先读这。</p>
		<p>海湾招聘与用工请<bdi style="white-space: nowrap">先读这里</bdi></p>
		<p style="display: flex">torn <bdi>apart</bdi></p>
		<header><p>a lead of some ten words long on</p></header>
		<h1 style="font: inherit"><span>Hotels desk lead,</span> <span>Doha</span></h1>
		<p>a text of some ten words long on</p>
	</main>`);
	expect(await page.evaluate(probeEndings)).toEqual([
		"p tears its text apart",
		'p ends with a line of "这。"',
		'p ends with a line of "on"',
	]);
});

test("the layout check reports text over pictures and misaligned blocks, but not icons or opaque backgrounds", async () => {
	const { page } = await openPage();
	await page.setContent(`<!doctype html><html lang="en"><body><main style="position: relative">
		<svg width="300" height="100" style="position: absolute"></svg>
		<p style="position: absolute; top: 10px; margin: 0">crossing</p>
		<p style="position: absolute; top: 50px; margin: 0; background: #fff">on its ground</p>
		<p style="position: absolute; top: 150px; margin: 0"><svg width="20" height="20"></svg> with a sign</p>
		<p style="position: absolute; top: 200px; left: 6px; margin: 0">astray</p>
		<p style="position: absolute; top: 250px; left: 60px; margin: 0">in a column</p>
	</main>`);
	const { over, astray } = await page.evaluate(probeEdges);
	expect(over).toEqual([expect.stringContaining('"crossing"')]);
	expect(astray).toEqual([expect.stringContaining('"astray" begins 6.0 px')]);
});
