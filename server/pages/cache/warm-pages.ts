import { once } from "node:events";
import { Agent, createServer, get, type RequestOptions } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import pino from "pino";
import { localeCodes } from "../../../shared/locales.ts";
import { pageHref } from "../../../shared/pages/page-hrefs.ts";
import { type Page, routeOf } from "../../../shared/pages/page-paths.ts";
import { createApp } from "../../app.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { createMetrics } from "../../log/metrics.ts";

/**
 * Requests every public page once, so that the cache holds it before its first visitor: the home
 * pages first, then by distance from them. The requests go to a separate app that shares the cache
 * but has no log and no metrics. It pauses after each page for as long as the page took, which
 * leaves at least half of the CPU to visitors.
 *
 * @param rest waits for the given milliseconds.
 * @returns how many pages were requested.
 */
export async function warmPages(
	deps: AppDependencies,
	signal: AbortSignal,
	rest: (ms: number) => Promise<unknown> = (ms) =>
		pause(ms, undefined, { signal }),
): Promise<number> {
	const app = createApp({
		...deps,
		logger: pino({ level: "silent" }),
		metrics: createMetrics(),
	});
	const server = createServer(app).listen(0, "127.0.0.1");
	const agent = new Agent({ keepAlive: true });
	let count = 0;
	try {
		await once(server, "listening", { signal });
		const address = server.address();
		const port = typeof address === "object" ? address?.port : undefined;
		for (const { path, locale } of listWarmAddresses(
			deps.editions.current().pages,
		)) {
			const start = performance.now();
			// `/` shows one language and redirects to the others.
			const headers = { "Accept-Language": locale };
			await ask({ host: "127.0.0.1", port, path, headers, agent, signal });
			count++;
			await rest(performance.now() - start);
		}
	} catch (error) {
		if (!signal.aborted) deps.logger.warn({ err: error }, "pages not warmed");
	} finally {
		agent.destroy();
		server.close();
		server.closeAllConnections();
	}
	return count;
}

/** Requests and drains a response. By `node:http`, because `fetch` alone takes 15 MB of memory. */
function ask(options: RequestOptions): Promise<void> {
	return new Promise((resolve, reject) => {
		get(options, (answer) => {
			answer.resume();
			answer.on("error", reject);
			answer.on("end", resolve);
		}).on("error", reject);
	});
}

/** Public pages in all locales, those closest to the home page first. */
export function listWarmAddresses(pages: readonly Page[]) {
	return pages
		.filter((page) => !routeOf(page).noindex && !routeOf(page).isPrivate)
		.toSorted((a, b) => depth(a.path) - depth(b.path))
		.flatMap((page) =>
			localeCodes.map((locale) => ({ path: pageHref(page, locale), locale })),
		);
}

function depth(path: string): number {
	return path.split("/").filter(Boolean).length;
}
