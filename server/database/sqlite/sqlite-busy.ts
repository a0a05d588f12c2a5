import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./sqlite-failure.ts";

const pauseMs = 5;

/**
 * Retries a statement while another connection has the write lock. SQLite's own busy timeout would
 * block the event loop.
 *
 * @param endsAt when to give up, by the monotonic clock; there is always one attempt.
 * @throws the error of `work` when the file is not busy or the time is over.
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
		// With jitter, so that two connections do not keep colliding.
		await wait(pauseMs * (0.5 + Math.random()));
	}
}
