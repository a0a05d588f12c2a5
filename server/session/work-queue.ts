/** More work is waiting than a queue takes. */
export class BusyError extends Error {
	override readonly name = "BusyError";
}

/** Runs costly work a little at a time. */
export interface WorkQueue {
	/**
	 * Runs work when its turn comes.
	 *
	 * @throws {BusyError} at once, when too much is waiting already.
	 */
	run<Result>(work: () => Promise<Result>): Promise<Result>;
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
	const waiting: (() => void)[] = [];
	let running = 0;

	return {
		async run(work) {
			if (running < concurrency) running++;
			else {
				if (waiting.length >= capacity)
					throw new BusyError("too much is waiting");
				// Whoever ends hands its place over, so that nobody slips in between.
				await new Promise<void>((resolve) => waiting.push(resolve));
			}
			try {
				return await work();
			} finally {
				const next = waiting.shift();
				if (next) next();
				else running--;
			}
		},
	};
}
