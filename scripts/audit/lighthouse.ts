import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import * as z from "zod";
import { findBrowser } from "../test/find-browser.ts";
import { findTool } from "../test/find-tool.ts";
import { findFreePort } from "../test/test-site.ts";
import type { AuditSite, Fault, Verdict } from "./types.ts";

const runs = 5;

const module = z.object({
	default: z.custom<(url: string, flags: object) => Promise<unknown>>(
		(value) => typeof value === "function",
	),
});
const resultSchema = z.object({
	lhr: z.object({
		runtimeError: z.object({ code: z.string() }).optional(),
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

/**
 * Runs Lighthouse on each template that search engines index, emulating a phone; the median of five
 * runs counts.
 */
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
		({ isIndexed, isSample }) => isSample && isIndexed,
	);
	await site.quiet();
	const faults: Fault[] = [];
	const notes: string[] = [];
	for (const { path, locale } of pages) {
		const results: LighthouseRun[] = [];
		for (let round = 0; round < runs; round++) {
			const port = await findFreePort();
			await using _browser = await chromium.launch({
				executablePath,
				args: ["--no-sandbox", `--remote-debugging-port=${port}`],
			});
			const result = await run(site.origin + path, {
				port,
				logLevel: "silent",
				// Otherwise the root would redirect to the browser's language.
				extraHeaders: { "Accept-Language": locale },
			});
			results.push(readRun(result));
		}
		const messages = judgeRuns(results);
		faults.push(...messages.map((message) => ({ path, message })));
		const scores = results.map(
			({ categories, error }) =>
				categories.get("performance")?.score ?? error ?? "none",
		);
		notes.push(`${path} has performance ${scores.join(", ")}`);
	}
	return { pages: pages.length, faults, notes };
}

/** The result of one run. */
export interface LighthouseRun {
	/** The error code if the run failed, as when the trace has no navigation start. */
	readonly error: string | undefined;
	/** Scores from 0 to 100, or undefined if not measured, and the audits that cost points. */
	readonly categories: ReadonlyMap<
		string,
		{ readonly score: number | undefined; readonly reasons: readonly string[] }
	>;
}

/** Parses Lighthouse's result. */
export function readRun(result: unknown): LighthouseRun {
	const { runtimeError, categories, audits } = resultSchema.parse(result).lhr;
	return {
		error: runtimeError?.code,
		categories: new Map(
			Object.entries(categories).map(([name, { score, auditRefs }]) => {
				const reasons = auditRefs.flatMap(({ id, weight }) => {
					const audit = audits[id];
					const isShort = weight > 0 && (audit?.score ?? 1) < 0.9;
					return audit && isShort ? [audit.title] : [];
				});
				const points = score === null ? undefined : Math.round(score * 100);
				return [name, { score: points, reasons }];
			}),
		),
	};
}

/**
 * The categories whose median (of two middle scores the lower) is below 100, or that half of the
 * runs or more failed to measure.
 */
export function judgeRuns(results: readonly LighthouseRun[]): string[] {
	const [first] = results;
	return [...(first?.categories.keys() ?? [])].flatMap((name) => {
		const sorted = results
			.flatMap(({ categories }) => {
				const found = categories.get(name);
				return found?.score === undefined
					? []
					: [{ score: found.score, reasons: found.reasons }];
			})
			.sort((a, b) => a.score - b.score);
		if (sorted.length <= results.length / 2) {
			const errors = results.flatMap(({ error }) => error ?? []);
			return [
				`${name} was measured in ${sorted.length} of ${results.length} runs: ${errors.join("; ")}`,
			];
		}
		const median = sorted[Math.floor((sorted.length - 1) / 2)];
		return median && median.score < 100
			? [`${name} ${median.score}: ${median.reasons.join("; ")}`]
			: [];
	});
}
