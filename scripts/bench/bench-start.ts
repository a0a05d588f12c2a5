import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { findFreePort, spawnServer } from "../test/test-site.ts";
import type { Effort } from "./bench-effort.ts";
import { end } from "./bench-servers.ts";
import { median } from "./compare-servers.ts";
import { everyCore, pinProcess } from "./pin-process.ts";

const pauseMs = 4;

/**
 * Measures how long a build's server takes from its start to its first page, in milliseconds. The
 * first run leaves its compiled code to the others, as that of a new build does.
 *
 * @param dist the build's folder.
 */
export async function benchStart(
	dist: string,
	{ starts }: Effort,
): Promise<void> {
	const folder = path.join(dist, "bench/start");
	const times: number[] = [];
	// Not on the core on which this process asks again and again.
	await pinProcess(process.pid, everyCore);
	for (let run = 0; run < starts; run++) {
		await rm(folder, { recursive: true, force: true });
		const port = String(await findFreePort());
		const env = { PORT: port, DATA_DIR: folder, LOG_LEVEL: "warn" };
		const start = performance.now();
		const child = spawnServer(dist, env);
		while (!(await isAnswered(`http://127.0.0.1:${port}/en-US`))) {
			if (child.exitCode !== null) throw new Error("the server ended");
			await setTimeout(pauseMs);
		}
		times.push(performance.now() - start);
		await end(child);
	}
	console.log(`start to first page, ms, ${starts} runs`);
	console.table({
		median: Math.round(median(times)),
		least: Math.round(Math.min(...times)),
		most: Math.round(Math.max(...times)),
	});
}

async function isAnswered(url: string): Promise<boolean> {
	const answer = await fetch(url).catch(() => undefined);
	await answer?.bytes();
	return answer?.ok ?? false;
}
