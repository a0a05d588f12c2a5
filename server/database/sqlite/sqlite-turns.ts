import { StoreDownError } from "../database.ts";
import { isBusy } from "./sqlite-failure.ts";

/** Lets work on one connection take turns. */
export interface SqliteTurns {
	/**
	 * Runs work when all before it has ended.
	 *
	 * @throws {StoreDownError} when work before it, for which it has waited, has waited in vain
	 * for the file's lock.
	 */
	take<Result>(work: (endsAt: number) => Promise<Result>): Promise<Result>;
	/** Until when the work whose turn it is may wait for locks, by the monotonic clock. */
	endsAt(): number;
	/** Runs something last, and what is asked for later behind it. */
	end(work: () => void): Promise<void>;
}

/** @param writeMs how long work may wait for its turn and for locks. */
export function createSqliteTurns(writeMs: number): SqliteTurns {
	let turn: Promise<unknown> = Promise.resolve();
	let endsAt = 0;
	let failedAt = Number.NEGATIVE_INFINITY;

	const queue = <Result>(work: () => Result | Promise<Result>) => {
		const result = turn.then(work);
		turn = result.catch(() => undefined);
		return result;
	};
	return {
		take(work) {
			const askedAt = performance.now();
			return queue(async () => {
				// Each waiting for as long again, the last would wait for all.
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
		endsAt: () => endsAt,
		end: (work) => queue(work),
	};
}
