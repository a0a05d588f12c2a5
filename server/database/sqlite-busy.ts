import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./sqlite-failure.ts";

const pauseMs = 5;

/** How long a statement waits for another process's transaction to end. */
const busyTimeoutMs = 5000;

/**
 * Runs a statement, and again while somebody else has the write lock. SQLite would wait too, but
 * holding up all that this process has to do.
 *
 * @throws the error of `work` when it is not that the file is busy, or after five seconds.
 */
export async function waitWhileBusy<Result>(
	work: () => Result | Promise<Result>,
): Promise<Result> {
	const end = performance.now() + busyTimeoutMs;
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!isBusy(error) || performance.now() > end) throw error;
		}
		// Of different lengths, lest two go on meeting each other.
		await wait(pauseMs * (0.5 + Math.random()));
	}
}
