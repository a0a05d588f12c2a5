import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { endProcess } from "../command/end-process.ts";
import { findFreePort, spawnServer } from "../test/test-site.ts";
import type { Effort } from "./bench-effort.ts";
import { everyCore, pinProcess } from "./pin-process.ts";
import { median } from "./quantile.ts";
import { residentMegabytes } from "./resident-memory.ts";

const pauseMs = 4;

/** A bare Node server. */
const bare =
	'require("node:http").createServer((_, res) => res.end("it works")).listen(process.env.PORT)';

/**
 * Measures the time from a server's start to its first page in milliseconds, and its memory at that
 * point, alternating with a bare Node server.
 *
 * @param dist the build's folder.
 */
export async function benchStart(
	dist: string,
	{ starts }: Effort,
): Promise<void> {
	const folder = path.join(dist, "bench/start");
	const runs: { ours: Start; node: Start }[] = [];
	// Keeps the server off the core on which this process polls.
	await pinProcess(process.pid, everyCore);
	for (let run = 0; run < starts; run++) {
		await rm(folder, { recursive: true, force: true });
		const ours = await measureStart((PORT) =>
			spawnServer(dist, { PORT, DATA_DIR: folder, LOG_LEVEL: "warn" }),
		);
		const node = await measureStart((PORT) =>
			spawn(process.execPath, ["-e", bare], {
				env: { ...process.env, PORT },
				stdio: ["ignore", "ignore", "inherit"],
			}),
		);
		runs.push({ ours, node });
	}
	console.log(`start to first page, ${starts} runs`);
	console.table({
		"to the first page, ms": summarize(runs, "ms"),
		"memory then, MB": summarize(runs, "megabytes"),
	});
}

interface Start {
	readonly ms: number;
	readonly megabytes: number;
}

async function measureStart(
	start: (port: string) => ChildProcess,
): Promise<Start> {
	const port = String(await findFreePort());
	const begun = performance.now();
	const child = start(port);
	while (!(await isAnswered(`http://127.0.0.1:${port}/en-US`))) {
		if (child.exitCode !== null) throw new Error("the server ended");
		await setTimeout(pauseMs);
	}
	const ms = performance.now() - begun;
	const megabytes = await residentMegabytes(child.pid);
	await endProcess(child);
	return { ms, megabytes };
}

function summarize(
	runs: readonly { ours: Start; node: Start }[],
	key: keyof Start,
) {
	const ratios = runs.map(({ ours, node }) => ours[key] / node[key]);
	return {
		ours: Math.round(median(runs.map(({ ours }) => ours[key]))),
		"Node's own": Math.round(median(runs.map(({ node }) => node[key]))),
		ratio: median(ratios).toFixed(2),
		"of runs": `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
	};
}

async function isAnswered(url: string): Promise<boolean> {
	const answer = await fetch(url).catch(() => undefined);
	await answer?.bytes();
	return answer?.ok ?? false;
}
