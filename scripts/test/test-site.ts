import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { whenWorkerEnds } from "./test-worker.ts";

/** A server process of a build, as operators run it. */
export interface TestSite {
	readonly origin: string;
	readonly process: ChildProcess;
	/** Its `DATA_DIR`. One that was made for it goes with it. */
	readonly folder: string;
	/** What the process has written so far. */
	output(): string;
	/** Ends the process and resolves with its exit code. */
	stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** For a server of many requests. It renders all pages ahead, which takes seconds of a processor. */
export const withPageCache = { PAGE_CACHE_MB: "32" };

/**
 * Starts a build's server on a free port and waits until it is ready. It ends with this process,
 * and renders each page when it is asked for, unless it has been told otherwise.
 */
export async function startSite(
	dist: string,
	env: Record<string, string> = {},
): Promise<TestSite> {
	const port = env.PORT ?? String(await findFreePort());
	const origin = `http://localhost:${port}`;
	const folder = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), "site-")));
	const child = spawnServer(dist, {
		PORT: port,
		SITE_ORIGIN: origin,
		DATA_DIR: folder,
		PAGE_CACHE_MB: "0",
		...env,
	});
	const forget = whenWorkerEnds(() => child.kill("SIGKILL"));
	child.once("exit", () => {
		forget();
		if (env.DATA_DIR === undefined)
			rmSync(folder, { recursive: true, force: true });
	});
	let output = "";
	const isListening = Promise.withResolvers<void>();
	const collect = (chunk: Buffer): void => {
		output += chunk;
		if (output.includes('"msg":"listening"')) isListening.resolve();
	};
	child.stdout?.on("data", collect);
	child.stderr?.on("data", collect);
	child.once("exit", () =>
		isListening.reject(new Error(`the server ended: ${output}`)),
	);
	await isListening.promise;
	return {
		origin,
		process: child,
		folder,
		output: () => output,
		async stop(signal = "SIGTERM") {
			if (child.exitCode !== null || child.signalCode !== null)
				return child.exitCode;
			const exit = once(child, "exit");
			child.kill(signal);
			await exit;
			return child.exitCode;
		},
	};
}

/**
 * Starts a build's server with exactly these variables besides the system's.
 *
 * @param log where its output goes: to be read, or a file's descriptor.
 */
export function spawnServer(
	dist: string,
	env: Record<string, string>,
	log: "pipe" | number = "pipe",
): ChildProcess {
	const { PATH = "" } = process.env;
	return spawn(path.join(dist, "server/start"), {
		env: { PATH, ...env },
		stdio: ["ignore", log, log],
	});
}

/** Each worker has ports of its own: no other takes one whose server is being started again. */
const portsEach = 4500;
const { VITEST_POOL_ID = "0" } = process.env;
const firstPort = 10_100 + (Number(VITEST_POOL_ID) % 5) * portsEach;
let asked = randomInt(portsEach);

/**
 * A port that nobody listens on now, and that was not given before, below those that systems hand
 * out by themselves (from 32768 up): one of them would be somebody's connection by the time a
 * server listens on it.
 */
export async function findFreePort(): Promise<number> {
	for (;;) {
		const port = firstPort + (asked++ % portsEach);
		const server = createServer();
		server.listen(port);
		const isFree = await once(server, "listening").then(
			() => true,
			() => false,
		);
		if (!isFree) continue;
		server.close();
		await once(server, "close");
		return port;
	}
}
