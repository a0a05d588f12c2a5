import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { type SlowKind, slowKinds } from "./slow-connections.ts";

const page = "/en-US/about";

export interface SlowVerdict {
	readonly kind: SlowKind;
	readonly connections: number;
	/** Milliseconds until the last had been closed; absent where some stayed open. */
	readonly allClosedMs?: number;
	/** 99th percentile of others' answers in milliseconds, without and with the slow ones. */
	readonly normalP99: number;
	readonly p99: number;
}

/** How many connections, and for how long. */
export interface SlowAttack {
	readonly connections: number;
	/** Of those that are slow to read: the kernel may hold 4 MB for each. */
	readonly reads: number;
	/** In which connections are opened and buffers filled, which costs time that slowness does not. */
	readonly settlingMs: number;
	/** For which the others' times are measured, in milliseconds. */
	readonly probeMs: number;
	/** By when the server has to have closed all. */
	readonly boundMs: number;
	/** Between two reads of at most 64 KB. */
	readonly readMs: number;
}

/**
 * Opens slow connections to a server on this machine, each kind in its turn, and measures how
 * others are served meanwhile, and when the slow ones are closed.
 *
 * @param largeTarget of a file for those that are slow to read.
 */
export async function runSlow(
	port: number,
	largeTarget: string,
	{ connections, reads, settlingMs, probeMs, boundMs, readMs }: SlowAttack,
): Promise<SlowVerdict[]> {
	const probe = async (ms: number) =>
		Number(await firstLine(start("probe", port, page, ms)));
	const verdicts: SlowVerdict[] = [];
	for (const kind of slowKinds) {
		await probe(settlingMs);
		const normalP99 = await probe(probeMs);
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
			await probe(settlingMs);
			const p99 = await probe(probeMs);
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
