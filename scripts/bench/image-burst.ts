import { setTimeout as wait } from "node:timers/promises";

export interface Burst {
	/** The 99th percentile of the pages' times, in milliseconds. */
	readonly pageP99: number;
	readonly pages: number;
	/** How many pictures were answered with each status; 0 stands for no answer. */
	readonly statuses: Readonly<Record<number, number>>;
}

const pageEveryMs = 10;
/** Long enough for a percentile, also when there are no pictures to wait for. */
const minimalMs = 3000;

/**
 * Asks for pictures, all at once, and meanwhile for a page at a steady rate, whether the ones
 * before have been answered or not.
 *
 * @throws the first failure, when a page is not answered with 200.
 */
export async function askInBurst(
	page: string,
	pictures: readonly string[],
): Promise<Burst> {
	const statuses: Record<number, number> = {};
	let isOver = false;
	const burst = Promise.all([
		wait(minimalMs),
		...pictures.map(async (address) => {
			const status = await readStatus(address).catch(() => 0);
			statuses[status] = (statuses[status] ?? 0) + 1;
		}),
	]).finally(() => {
		isOver = true;
	});
	const times: Promise<number | Error>[] = [];
	const start = performance.now();
	while (!isOver) {
		const due = start + times.length * pageEveryMs;
		await wait(Math.max(0, due - performance.now()));
		times.push(
			measure(page, due).catch((error: unknown) => Error(String(error))),
		);
	}
	await burst;
	const sorted = (await Promise.all(times))
		.map((time) => {
			if (time instanceof Error) throw time;
			return time;
		})
		.toSorted((a, b) => a - b);
	return {
		pageP99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0,
		pages: sorted.length,
		statuses,
	};
}

/** Milliseconds from when the request was due to the end of its answer. */
async function measure(address: string, due: number): Promise<number> {
	const status = await readStatus(address);
	if (status !== 200) throw new Error(`${address}: ${status}`);
	return performance.now() - due;
}

/** Reads an answer to its end, as a browser does. */
async function readStatus(address: string): Promise<number> {
	const answer = await fetch(address, {
		headers: { "user-agent": "Mozilla/5.0" },
	});
	await answer.arrayBuffer();
	return answer.status;
}
