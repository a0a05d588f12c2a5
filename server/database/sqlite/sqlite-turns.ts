import { StoreDownError } from "../database.ts";
import { isBusy } from "./sqlite-failure.ts";

/**
 * Serializes work on one connection.
 *
 * @param writeMs how long work may wait for its turn and for locks.
 */
export function createSqliteTurns(writeMs: number) {
	let turn: Promise<unknown> = Promise.resolve();
	let endsAt = 0;
	let failedAt = Number.NEGATIVE_INFINITY;

	const queue = <Result>(work: () => Result | Promise<Result>) => {
		const result = turn.then(work);
		turn = result.catch(() => undefined);
		return result;
	};
	return {
		/**
		 * Runs work after all earlier work has ended.
		 *
		 * @throws {StoreDownError} when the earlier work that it waited for timed out waiting for the
		 * file's lock.
		 */
		take<Result>(work: (endsAt: number) => Promise<Result>): Promise<Result> {
			const askedAt = performance.now();
			return queue(async () => {
				// Otherwise each queued item would wait the full time again, one after the other.
				if (askedAt <= failedAt)
					throw new StoreDownError("the store is locked");
				endsAt = askedAt + writeMs;
				try {
					return await work(endsAt);
				} catch (error) {
					const isLocked =
						error instanceof StoreDownError && isBusy(error.cause);
					const time = performance.now();
					if (isLocked && time >= endsAt) failedAt = time;
					throw error;
				}
			});
		},
		/** When the current work stops waiting for locks, by the monotonic clock. */
		endsAt: () => endsAt,
		/** Runs something after all queued work, and before anything queued later. */
		end: (work: () => void) => queue(work),
	};
}
