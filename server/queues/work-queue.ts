import { type Owners, takeTurns } from "./take-turns.ts";

/** A queue is full. */
export class BusyError extends Error {
	override readonly name = "BusyError";
}

export type WorkQueue = ReturnType<typeof createWorkQueue>;

interface Job {
	readonly owners: Owners;
	begin(owner: string): void;
	refuse(): void;
}

const everybody: Owners = new Set([""]);

/**
 * Creates a queue for expensive work that serves its owners in turn, and each in order of arrival.
 *
 * @param concurrency how many jobs run at once.
 * @param capacity how many more may wait.
 * @param perOwner how many jobs of one owner run at once.
 */
export function createWorkQueue(
	concurrency: number,
	capacity: number,
	perOwner = concurrency,
) {
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
			// Counted synchronously, so that no other job slips in between.
			running++;
			turns.begin(next.owner);
			next.job.begin(next.owner);
		}
	};

	return {
		/**
		 * Runs work when its turn comes. The signal does not stop work that has started.
		 *
		 * @param signal removes the work from the queue while it waits.
		 * @param owners who waits for it; places and turns are shared among owners.
		 * @throws {BusyError} immediately, when the queue is full, or later, when its place goes to an
		 * owner with less waiting.
		 * @throws the signal's reason, when it is removed.
		 */
		async run<Result>(
			work: () => Promise<Result>,
			signal?: AbortSignal,
			owners = everybody,
		): Promise<Result> {
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
		/** What runs and waits now, and how much was refused since the start. */
		counts: () => ({ running, waiting: waiting.size, refused }),
	};
}
