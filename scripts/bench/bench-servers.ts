import {
	type ChildProcess,
	type SpawnOptions,
	spawn,
} from "node:child_process";
import { openSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { endProcess } from "../command/end-process.ts";
import { findFreePort, spawnServer } from "../test/test-site.ts";
import { pinProcess } from "./pin-process.ts";

/** A server process to measure, which ends with its scope. */
export interface Measured extends AsyncDisposable {
	readonly origin: string;
	readonly process: ChildProcess;
}

/**
 * Starts a build's server on the first core. Its log goes to a file, as in production: reading it
 * here would cost this process time.
 *
 * @param folder for its log and data; created if missing.
 */
export async function startMeasured(
	dist: string,
	folder: string,
	env: Record<string, string> = {},
): Promise<Measured> {
	const port = String(await findFreePort());
	await mkdir(folder, { recursive: true });
	const log = openSync(path.join(folder, `site-${port}.log`), "w");
	const origin = `http://127.0.0.1:${port}`;
	const child = spawnServer(
		dist,
		{
			PORT: port,
			SITE_ORIGIN: origin,
			DATA_DIR: path.join(folder, `data-${port}`),
			...env,
		},
		log,
	);
	return finishStart(child, origin, "/readyz");
}

/** Starts a script on the first core, and waits until it serves a path. */
export async function startScript(
	args: readonly string[],
	port: number,
	path: string,
	options: Pick<SpawnOptions, "cwd" | "env"> = {},
): Promise<Measured> {
	const child = spawn(process.execPath, args, {
		...options,
		stdio: ["ignore", "ignore", "inherit"],
	});
	return finishStart(child, `http://127.0.0.1:${port}`, path);
}

async function finishStart(
	child: ChildProcess,
	origin: string,
	path: string,
): Promise<Measured> {
	await untilAnswered(origin + path, child);
	await pinProcess(child.pid, "0");
	return measured(origin, child);
}

/** A running process, as a server to measure. */
export function measured(origin: string, child: ChildProcess): Measured {
	return {
		origin,
		process: child,
		[Symbol.asyncDispose]: () => endProcess(child),
	};
}

/** Resolves when a process responds with 2xx. Rejects if it exits first. */
export async function untilAnswered(
	url: string,
	child: ChildProcess,
): Promise<void> {
	while (!(await fetch(url).catch(() => undefined))?.ok)
		if (child.exitCode !== null) throw new Error(`no server at ${url}`);
}

/**
 * Resolves once a server has finished its startup work. Warming pages takes a minute, which is
 * waited for if there is no proc(5).
 */
export async function untilIdle({
	process,
}: Pick<Measured, "process">): Promise<void> {
	let last = Number.NaN;
	for (;;) {
		const ticks = await readTicks(process);
		if (ticks === undefined) return setTimeout(60_000);
		if (ticks - last < 3) return;
		last = ticks;
		await setTimeout(1000);
	}
}

/** The CPU time of a process in hundredths of a second, if there is proc(5). */
async function readTicks({ pid }: ChildProcess): Promise<number | undefined> {
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
	if (stat === "") return undefined;
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return Number(fields[11]) + Number(fields[12]);
}
