import type { Page } from "playwright-core";
import { browse } from "./browse.ts";
import { probeEdges } from "./edge-probe.ts";
import { probeEndings } from "./ending-probe.ts";
import { probeLayout } from "./layout-probe.ts";
import type { AuditSite, Verdict } from "./types.ts";

const sampleWidths = [320, 390, 768, 1024, 1280, 1440, 1920, 2560];
const otherWidths = [320, 1280];
/** A phone's and a desktop's. */
const stressWidths = [390, 1280];

/**
 * Checks whether pages fit their windows, with larger and longer text too, and checks their
 * headings.
 */
export async function judgeLayout(site: AuditSite): Promise<Verdict> {
	const faults = await browse(
		site,
		site.pages.map((page) => ({ page })),
		() => ({}),
		(shown, { page }) =>
			listLayoutFaults(
				shown,
				page.isSample ? sampleWidths : otherWidths,
				stressWidths,
			),
	);
	return { pages: site.pages.length, faults };
}

/**
 * Measures the page shown, which is left modified.
 *
 * @param stressed the widths to try with larger and with longer text.
 */
export async function listLayoutFaults(
	page: Page,
	widths: readonly number[],
	stressed: readonly number[],
): Promise<string[]> {
	const faults: string[] = [];
	let levels: readonly number[] = [];
	for (const width of widths) {
		await resize(page, width);
		const probe = await page.evaluate(probeLayout);
		const { wide, cut, overlaps, small, broken } = probe;
		const { over, astray } = await page.evaluate(probeEdges);
		const endings = width < 390 ? [] : await page.evaluate(probeEndings);
		const lines = [...over, ...astray, ...endings];
		levels = probe.headings;
		faults.push(
			...[...wide, ...cut, ...overlaps, ...small, ...broken, ...lines].map(
				(text) => `at ${width} px: ${text}`,
			),
		);
	}
	faults.push(...listHeadingFaults(levels));
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
	faults.push(...(await stress(page, stressed, "at 200 % text size")));
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "";
	});
	const texts = await page.evaluate(exchangeTexts, undefined);
	await page.evaluate(exchangeTexts, texts.map(lengthen));
	faults.push(...(await stress(page, stressed, "with 30 % longer text")));
	return faults;
}

async function stress(
	page: Page,
	widths: readonly number[],
	state: string,
): Promise<string[]> {
	const faults: string[] = [];
	for (const width of widths) {
		await resize(page, width);
		const { wide, cut, overlaps } = await page.evaluate(probeLayout);
		faults.push(
			...[...wide, ...cut, ...overlaps].map(
				(text) => `${state}, ${width} px: ${text}`,
			),
		);
	}
	return faults;
}

/** Resizes the window, and waits until scripts have reacted. */
async function resize(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 900 });
	await page.evaluate(
		() =>
			new Promise((resolve) =>
				requestAnimationFrame(() => requestAnimationFrame(resolve)),
			),
	);
}

/**
 * Reads all texts of the page, and replaces them if replacements are given. Runs in the browser.
 */
function exchangeTexts(others: readonly string[] | undefined): string[] {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const texts: string[] = [];
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		if (node.parentElement?.closest("script,style,template,noscript")) continue;
		const other = others?.[texts.length];
		texts.push(node.nodeValue ?? "");
		if (other !== undefined) node.nodeValue = other;
	}
	return texts;
}

/** Checks the levels of a page's headings, given in document order. */
export function listHeadingFaults(levels: readonly number[]): string[] {
	const firsts = levels.filter((level) => level === 1).length;
	const skips = levels.flatMap((level, index) => {
		const before = levels[index - 1] ?? 0;
		return level > before + 1
			? [
					`heading ${index + 1} is an h${level} after ${before ? `an h${before}` : "none"}`,
				]
			: [];
	});
	return [...(firsts === 1 ? [] : [`${firsts} h1 elements`]), ...skips];
}

/**
 * Makes a text 30% longer, as a translation may be: with more words if it has several, otherwise
 * with a longer word. Surrounding whitespace stays.
 */
export function lengthen(text: string): string {
	const [, before = "", core = "", after = ""] =
		/^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
	const wanted = Math.ceil(core.length * 0.3);
	const isSpaced = /\S\s+\S/.test(core);
	const more = core.slice(0, wanted).trim();
	return before + core + (isSpaced && more ? ` ${more}` : more) + after;
}
