import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./sqlite-failure.ts";

const pauseMs = 5;

/**
 * Runs a statement, and again while another connection has the write lock. SQLite would wait too, but
 * holding up all that this process has to do.
 *
 * @param endsAt until when, by the monotonic clock. It is tried once in any case.
 * @throws the error of `work` when it is not that the file is busy, or when the time is over.
 */
export async function waitWhileBusy<Result>(
	endsAt: number,
	work: () => Result | Promise<Result>,
): Promise<Result> {
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!isBusy(error) || performance.now() > endsAt) throw error;
		}
		// Of different lengths, lest two go on meeting each other.
		await wait(pauseMs * (0.5 + Math.random()));
	}
}
