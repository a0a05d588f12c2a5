/** More work is waiting than a queue takes. */
export class BusyError extends Error {
	override readonly name = "BusyError";
}

/** What a queue does now, and what it has turned away. */
export interface QueueCounts {
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
	 * @throws {BusyError} at once, when too much is waiting already.
	 * @throws the signal's reason, when it leaves the queue.
	 */
	run<Result>(
		work: () => Promise<Result>,
		signal?: AbortSignal,
	): Promise<Result>;
	counts(): QueueCounts;
}

/**
 * Makes a queue that works in the order of arrival.
 *
 * @param concurrency how much runs at once.
 * @param capacity how much may wait besides.
 */
export function createWorkQueue(
	concurrency: number,
	capacity: number,
): WorkQueue {
	const waiting = new Set<() => void>();
	let running = 0;
	let refused = 0;

	const waitForTurn = (signal: AbortSignal | undefined): Promise<void> => {
		const turn = Promise.withResolvers<void>();
		const begin = (): void => {
			waiting.delete(begin);
			signal?.removeEventListener("abort", leave);
			turn.resolve();
		};
		const leave = (): void => {
			waiting.delete(begin);
			turn.reject(signal?.reason);
		};
		signal?.addEventListener("abort", leave, { once: true });
		waiting.add(begin);
		return turn.promise;
	};

	return {
		async run(work, signal) {
			signal?.throwIfAborted();
			if (running < concurrency) running++;
			else {
				if (waiting.size >= capacity) {
					refused++;
					throw new BusyError("too much is waiting");
				}
				// Whoever ends hands its place over, so that nobody slips in between.
				await waitForTurn(signal);
			}
			try {
				return await work();
			} finally {
				const [next] = waiting;
				if (next) next();
				else running--;
			}
		},
		counts: () => ({ running, waiting: waiting.size, refused }),
	};
}
