import { openSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { measured, untilAnswered } from "../bench/bench-servers.ts";
import { residentMegabytes } from "../bench/resident-memory.ts";
import { findFreePort, spawnServer } from "../test/test-site.ts";

const targets = [
	"/en-US",
	"/",
	"/en-US/about",
	"/industries/oil-gas",
	"/en-US/services/executive-search",
	"/en-US/nope",
	"/sitemap.xml",
	"/icon.svg",
];

/**
 * Sends a server a great many requests for pages and files, with its log enabled, and measures its
 * memory in megabytes, after the first requests and after all.
 *
 * @param first the number of requests before the early measurement.
 */
export async function runMemory(
	dist: string,
	requests: number,
	first = requests / 100,
) {
	await using folder = await mkdtempDisposable(path.join(tmpdir(), "memory-"));
	const port = await findFreePort();
	const origin = `http://localhost:${port}`;
	const child = spawnServer(
		dist,
		{ PORT: String(port), DATA_DIR: folder.path, SITE_ORIGIN: origin },
		openSync("/dev/null", "w"),
	);
	await using _server = measured(origin, child);
	await untilAnswered(`${origin}/healthz`, child);
	const atFirst = await send(origin, first);
	const early = await residentMegabytes(child.pid);
	const later = await send(origin, requests - first);
	const late = await residentMegabytes(child.pid);
	return { requests, early, late, failures: atFirst + later };
}

/** @returns the number of requests that failed or got a 5xx status. */
async function send(origin: string, amount: number): Promise<number> {
	const result = await autocannon({
		url: origin,
		amount,
		connections: 16,
		requests: targets.map((target) => ({
			path: target,
			headers: { "accept-encoding": "br", "accept-language": "zh" },
		})),
	});
	return result.errors + result["5xx"];
}
