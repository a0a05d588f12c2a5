import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { endProcess } from "../command/end-process.ts";
import { whenWorkerEnds } from "./test-worker.ts";

/** A server process of a build, run as in production. */
export interface TestSite extends AsyncDisposable {
	readonly origin: string;
	readonly process: ChildProcess;
	/** Its `DATA_DIR`. A temporary folder is removed with the process. */
	readonly folder: string;
	/** The process's output so far. */
	output(): string;
	/** Ends the process and resolves with its exit code. */
	stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * For many requests to one server. All pages are rendered ahead, which takes seconds of CPU time.
 */
export const withPageCache = { PAGE_CACHE_MB: "32" };

/**
 * Starts a build's server on a free port and waits until it is ready. It ends with this process. By
 * default it renders pages on request only.
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
	const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
		await endProcess(child, signal);
		return child.exitCode;
	};
	return {
		origin,
		process: child,
		folder,
		output: () => output,
		stop,
		[Symbol.asyncDispose]: async () => void (await stop()),
	};
}

/**
 * Starts a build's server with exactly these environment variables and `PATH`.
 *
 * @param log where its output goes: a pipe, or a file descriptor.
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

/**
 * Each worker has its own range of ports, so that no other takes the port of a server being
 * restarted.
 */
const portsEach = 4500;
const { VITEST_POOL_ID = "0" } = process.env;
const firstPort = 10_100 + (Number(VITEST_POOL_ID) % 5) * portsEach;
let asked = randomInt(portsEach);

/**
 * Finds a port that is not in use and has not been returned before. It is below the ephemeral ports
 * (from 32768 up), one of which could be taken by a connection before a server listens on it.
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
