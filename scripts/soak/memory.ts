import { openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { end } from "../bench/bench-servers.ts";
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

export interface MemoryVerdict {
	readonly requests: number;
	/** Resident memory in megabytes, after the first of the requests and after all. */
	readonly early: number;
	readonly late: number;
	readonly failures: number;
}

/**
 * Asks a server for pages and files a great many times, its log on, and measures its memory.
 *
 * @param first the number of requests after which it is measured before the end.
 */
export async function runMemory(
	dist: string,
	requests: number,
	first = requests / 100,
): Promise<MemoryVerdict> {
	const folder = await mkdtemp(path.join(tmpdir(), "memory-"));
	const port = await findFreePort();
	const origin = `http://localhost:${port}`;
	const child = spawnServer(
		dist,
		{ PORT: String(port), DATA_DIR: folder, SITE_ORIGIN: origin },
		openSync("/dev/null", "w"),
	);
	try {
		while (!(await fetch(`${origin}/healthz`).catch(() => undefined)))
			if (child.exitCode !== null) throw new Error("the server did not start");
		const atFirst = await send(origin, first);
		const early = await residentMegabytes(child.pid);
		const later = await send(origin, requests - first);
		const late = await residentMegabytes(child.pid);
		return { requests, early, late, failures: atFirst + later };
	} finally {
		await end(child);
		await rm(folder, { recursive: true, force: true });
	}
}

/** Gives the number of requests that were not answered, or by a fault of the server. */
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
