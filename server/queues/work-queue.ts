import { type Owners, takeTurns } from "./take-turns.ts";

/** More work is waiting than a queue takes. */
export class BusyError extends Error {
	override readonly name = "BusyError";
}

/** What a queue does now, and what it has turned away. */
interface QueueCounts {
	readonly running: number;
	readonly waiting: number;
	/** Since the start. */
	readonly refused: number;
}

/** Runs costly work a little at a time. */
export interface WorkQueue {
	/**
	 * Runs work when its turn comes. Work that has begun is not stopped by the signal.
	 *
	 * @param signal takes the work out of the queue while it waits.
	 * @param owners who waits for it, among whom places and turns are shared.
	 * @throws {BusyError} at once, when too much is waiting already, or later, when room is needed
	 * for who has less waiting.
	 * @throws the signal's reason, when it leaves the queue.
	 */
	run<Result>(
		work: () => Promise<Result>,
		signal?: AbortSignal,
		owners?: Owners,
	): Promise<Result>;
	counts(): QueueCounts;
}

interface Job {
	readonly owners: Owners;
	begin(owner: string): void;
	refuse(): void;
}

const everybody: Owners = new Set([""]);

/**
 * Makes a queue that works for its owners in turn, and for each in the order of arrival.
 *
 * @param concurrency how much runs at once.
 * @param capacity how much may wait besides.
 * @param perOwner how much of one owner runs at once.
 */
export function createWorkQueue(
	concurrency: number,
	capacity: number,
	perOwner = concurrency,
): WorkQueue {
	const waiting = new Set<Job>();
	const turns = takeTurns(waiting, perOwner);
	let running = 0;
	let refused = 0;

	const waitForTurn = (
		signal: AbortSignal | undefined,
		owners: Owners,
	): Promise<string> => {
		const turn = Promise.withResolvers<string>();
		const leave = (): void => {
			waiting.delete(job);
			turn.reject(signal?.reason);
		};
		const end = (): void => {
			waiting.delete(job);
			signal?.removeEventListener("abort", leave);
		};
		const job: Job = {
			owners,
			begin(owner) {
				end();
				turn.resolve(owner);
			},
			refuse() {
				end();
				turn.reject(refuse());
			},
		};
		signal?.addEventListener("abort", leave, { once: true });
		waiting.add(job);
		return turn.promise;
	};
	const refuse = (): BusyError => {
		refused++;
		return new BusyError("too much is waiting");
	};
	const makeRoom = (owners: Owners): void => {
		if (waiting.size < capacity) return;
		const job = turns.findExcess(owners);
		if (!job) throw refuse();
		job.refuse();
	};
	const beginNext = (): void => {
		while (running < concurrency) {
			const next = turns.findNext();
			if (!next) return;
			// Taken at once, so that nobody slips in between.
			running++;
			turns.begin(next.owner);
			next.job.begin(next.owner);
		}
	};

	return {
		async run(work, signal, owners = everybody) {
			signal?.throwIfAborted();
			let owner = running < concurrency ? turns.findOwner(owners) : undefined;
			if (owner !== undefined) {
				running++;
				turns.begin(owner);
			} else {
				makeRoom(owners);
				owner = await waitForTurn(signal, owners);
			}
			try {
				return await work();
			} finally {
				running--;
				turns.end(owner);
				beginNext();
			}
		},
		counts: () => ({ running, waiting: waiting.size, refused }),
	};
}
