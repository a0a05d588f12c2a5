import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import * as z from "zod";
import { findBrowser } from "../find-browser.ts";
import { findFreePort } from "../test-site.ts";
import { findTool } from "./tools.ts";
import type { AuditSite, Fault, Verdict } from "./types.ts";

const templates = [
	"home",
	"industry",
	"article",
	"position",
	"contact",
	"careers",
];
const runs = 5;
/** Of articles and forms; the pages that most visits begin with have all points. */
const leastPerformance = 95;
const fastest = ["home", "industry", "contact"];

const module = z.object({
	default: z.custom<(url: string, flags: object) => Promise<unknown>>(
		(value) => typeof value === "function",
	),
});
const resultSchema = z.object({
	lhr: z.object({
		categories: z.record(
			z.string(),
			z.object({
				score: z.number().nullable(),
				auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
			}),
		),
		audits: z.record(
			z.string(),
			z.object({ score: z.number().nullable(), title: z.string() }),
		),
	}),
});

/** Lighthouse's opinion of the most visited templates on a telephone: the median of five runs. */
export async function judgeLighthouse(site: AuditSite): Promise<Verdict> {
	let run: (url: string, flags: object) => Promise<unknown>;
	let executablePath: string;
	try {
		const file = await findTool("lighthouse", "13.5.0", "core/index.js");
		run = module.parse(await import(pathToFileURL(file).href)).default;
		executablePath = await findBrowser(process.env);
	} catch (error) {
		return { pages: 0, faults: [], skipped: String(error) };
	}
	const pages = site.pages.filter(
		({ template, isSample }) => isSample && templates.includes(template),
	);
	const faults: Fault[] = [];
	const notes: string[] = [];
	for (const { path, locale, template } of pages) {
		const results: LighthouseRun[] = [];
		for (let round = 0; round < runs; round++) {
			const port = await findFreePort();
			const browser = await chromium.launch({
				executablePath,
				args: ["--no-sandbox", `--remote-debugging-port=${port}`],
			});
			try {
				const result = await run(site.origin + path, {
					port,
					logLevel: "silent",
					// Else the root would lead to the browser's language.
					extraHeaders: { "Accept-Language": locale },
				});
				results.push(readRun(result));
			} finally {
				await browser.close();
			}
		}
		const least = fastest.includes(template) ? 100 : leastPerformance;
		const messages = judgeRuns(results, least);
		faults.push(...messages.map((message) => ({ path, message })));
		const scores = results.map((run) => run.get("performance")?.score);
		notes.push(`${path} has performance ${scores.join(", ")}`);
	}
	return { pages: pages.length, faults, notes };
}

/** A run's scores by category, from 0 to 100, and what cost points in each. */
export type LighthouseRun = ReadonlyMap<
	string,
	{ readonly score: number; readonly reasons: readonly string[] }
>;

/** Reads what Lighthouse returns. */
export function readRun(result: unknown): LighthouseRun {
	const { categories, audits } = resultSchema.parse(result).lhr;
	return new Map(
		Object.entries(categories).map(([name, { score, auditRefs }]) => {
			const reasons = auditRefs.flatMap(({ id, weight }) => {
				const audit = audits[id];
				const isShort = weight > 0 && (audit?.score ?? 1) < 0.9;
				return audit && isShort ? [audit.title] : [];
			});
			return [name, { score: Math.round((score ?? 0) * 100), reasons }];
		}),
	);
}

/**
 * The categories whose median is too low.
 *
 * @param leastPerformance of 100; the other categories have to have all.
 */
export function judgeRuns(
	results: readonly LighthouseRun[],
	leastPerformance: number,
): string[] {
	const [first] = results;
	return [...(first?.keys() ?? [])].flatMap((name) => {
		const sorted = results
			.flatMap((result) => result.get(name) ?? [])
			.sort((a, b) => a.score - b.score);
		const median = sorted[Math.floor(sorted.length / 2)];
		const least = name === "performance" ? leastPerformance : 100;
		return median && median.score < least
			? [`${name} ${median.score}: ${median.reasons.join("; ")}`]
			: [];
	});
}
