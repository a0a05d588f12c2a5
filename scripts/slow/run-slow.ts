import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { type SlowKind, slowKinds } from "./slow-connections.ts";

const page = "/en-US/about";

export interface SlowVerdict {
	readonly kind: SlowKind;
	readonly connections: number;
	/** Milliseconds until the last connection was closed; absent if some stayed open. */
	readonly allClosedMs?: number;
	/**
	 * The 99th percentile of other clients' response times in milliseconds, without and during the
	 * attack.
	 */
	readonly normalP99: number;
	readonly p99: number;
}

/** The number of connections, and the durations. */
export interface SlowAttack {
	readonly connections: number;
	/** The number that read slowly: the kernel may buffer 4 MB for each. */
	readonly reads: number;
	/**
	 * Milliseconds to wait first, because opening connections and filling buffers costs processor
	 * time.
	 */
	readonly settlingMs: number;
	/** Milliseconds during which other clients' response times are measured. */
	readonly probeMs: number;
	/** Milliseconds within which the server must close all connections. */
	readonly boundMs: number;
	/** Milliseconds between two reads of at most 64 KB. */
	readonly readMs: number;
}

/**
 * Opens slow connections to a server on this machine, one kind after another, and measures other
 * clients' response times meanwhile, and when the slow connections are closed.
 *
 * @param largeTarget a large file for connections that read slowly.
 */
export async function runSlow(
	port: number,
	largeTarget: string,
	{ connections, reads, settlingMs, probeMs, boundMs, readMs }: SlowAttack,
): Promise<SlowVerdict[]> {
	const probe = async () =>
		Number(await firstLine(start("probe", port, page, settlingMs, probeMs)));
	const verdicts: SlowVerdict[] = [];
	for (const kind of slowKinds) {
		const normalP99 = await probe();
		const count = kind === "reads" ? reads : connections;
		const clients = start(kind, port, count, largeTarget, readMs);
		const lines = createInterface({ input: clients.stdout });
		try {
			await once(lines, "line");
			const closed = once(lines, "line", {
				signal: AbortSignal.timeout(boundMs),
			}).then(
				([ms]) => ({ allClosedMs: Number(ms) }),
				() => ({}),
			);
			const p99 = await probe();
			verdicts.push({
				kind,
				connections: count,
				normalP99,
				p99,
				...(await closed),
			});
		} finally {
			clients.kill("SIGKILL");
		}
	}
	return verdicts;
}

function start(...parameters: (string | number)[]) {
	return spawn(
		process.execPath,
		[
			path.join(import.meta.dirname, "slow-worker.ts"),
			...parameters.map(String),
		],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
}

async function firstLine({
	stdout,
}: ReturnType<typeof start>): Promise<string> {
	const [line] = await once(createInterface({ input: stdout }), "line");
	return String(line);
}
