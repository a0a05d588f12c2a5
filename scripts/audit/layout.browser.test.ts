import { expect, test } from "vitest";
import { listMotion } from "../../client/test-view-faults.ts";
import { localeCodes } from "../../shared/locales.ts";
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

/**
 * One page of each template, in one of the languages. The audit checks all pages in more widths.
 */
const templates = Map.groupBy(
	listAuditPages().filter(({ isSample }) => isSample),
	({ template }) => template,
);
const samples = [...templates.values()].flatMap((pages, row) =>
	pages.filter((_, index) => index === row % pages.length),
);

test.each(localeCodes)(
	"in %s, each sampled template hydrates without problems, respects reduced motion, and has no layout faults",
	async (locale) => {
		const { page, problems } = await borrowPage({
			locale,
			reducedMotion: "reduce",
		});
		const faults: string[] = [];
		for (const sample of samples) {
			if (sample.locale !== locale) continue;
			await page.goto(site.origin + sample.path);
			if (sample.template !== "not found") {
				await waitForHydration(page);
				expect(problems, sample.path).toEqual([]);
			}
			const moving = await page.evaluate(listMotion);
			const messages = await listLayoutFaults(page, [320, 390], [390]);
			faults.push(
				...[...moving, ...messages].map(
					(message) => `${sample.path} ${message}`,
				),
			);
			problems.length = 0;
		}
		expect(faults).toEqual([]);
	},
);

test("the layout check reports overflow, clipped text, tiny text, and breaks inside words", async () => {
	const { page } = await openPage();
	await page.setContent(`<!doctype html><html lang="zh-CN"><body style="margin: 0">
		<h1 style="inline-size: 4em; font-size: 30px">\u6d77\u6e7e\u62db\u8058\u4e0e\u7528\u5de5</h1>
		<h2 style="inline-size: 5em; font-size: 30px; word-break: keep-all">\u6d77\u6e7e\u62db\u8058<wbr>\u4e0e\u7528\u5de5</h2>
		<p style="font-size: 14px">small print</p>
		<p style="inline-size: 5em; white-space: nowrap; overflow: hidden">a line that is cut off</p>
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
		<p>\u6d77\u6e7e\u62db\u8058\u4e0e\u7528\u5de5\u8bf7\u5148\u8bfb\u8fd9\u3002</p>
		<p>\u6d77\u6e7e\u62db\u8058\u4e0e\u7528\u5de5\u8bf7<bdi style="white-space: nowrap">\u5148\u8bfb\u8fd9\u91cc</bdi></p>
		<p style="display: flex">torn <bdi>apart</bdi></p>
		<header><p>a lead of some ten words long on</p></header>
		<p>a text of some ten words long on</p>
	</main>`);
	expect(await page.evaluate(probeEndings)).toEqual([
		"p tears its text apart",
		'p ends with a line of "\u8fd9\u3002"',
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
