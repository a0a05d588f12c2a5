import path from "node:path";
import { type SiteDatabase, StoreDownError } from "../database.ts";
import { type Deadlines, deadlines, waitAtMost } from "../deadlines.ts";
import { erasedListIn, listErased } from "../erasure/erased-list.ts";
import { isBusy, waitWhileBusy } from "./sqlite-failure.ts";
import { watchSqliteHealth } from "./sqlite-health.ts";
import { linkSqlite } from "./sqlite-link.ts";
import { scrub } from "./sqlite-scrub.ts";

/** Milliseconds between attempts to scrub the log while readers keep it in use. */
const scrubPauseMs = 250;

/**
 * Opens a database in a SQLite file. The file is opened or created on first use, and reopened after
 * a failure or when it was removed. Transactions take turns on a connection of their own, so
 * nesting them deadlocks. Everything else runs concurrently on another connection, even while
 * somebody has the write lock.
 *
 * @param limits overrides the site's deadlines in tests.
 */
export function openSqliteDatabase(
	file: string,
	limits: Partial<Deadlines> = {},
): SiteDatabase {
	const { connectMs, readMs, writeMs, readinessMs } = {
		...deadlines,
		...limits,
	};
	const after = (ms: number): number => performance.now() + ms;
	const health = watchSqliteHealth(file);
	const turns = createSqliteTurns(writeMs);
	const writer = linkSqlite(file, () => turns.endsAt());
	const reader = linkSqlite(file, (statement) =>
		after(/^\s*select\b/i.test(statement) ? readMs : writeMs),
	);
	const erasedList = erasedListIn(path.dirname(file));
	let again: NodeJS.Timeout | undefined;
	let closed = 0;

	const transaction: SiteDatabase["transaction"] = (work) =>
		turns.take(async (endsAt) => {
			try {
				const result = await writer.run(endsAt, ({ db }) =>
					db.transaction().execute(work),
				);
				health.note();
				return result;
			} catch (error) {
				health.note(error);
				throw error;
			}
		});
	const tryScrub = (): Promise<boolean> =>
		turns.take((endsAt) =>
			writer.run(endsAt, ({ database }) => scrub(database, file)),
		);
	/** Current readers may keep erased data in the log; then it is retried later. */
	const scrubSoon = async (): Promise<boolean> => {
		const before = closed;
		const isDone = await tryScrub().catch(() => false);
		clearTimeout(again);
		if (isDone || closed !== before) return isDone;
		again = setTimeout(() => void scrubSoon(), scrubPauseMs);
		again.unref();
		return false;
	};
	const check = (): Promise<void> => {
		const endsAt = after(readinessMs);
		const checked = reader.run(endsAt, ({ database }) =>
			waitWhileBusy(endsAt, () => health.check(database)),
		);
		return waitAtMost(readinessMs, checked);
	};
	const close = (): void => {
		reader.close();
		writer.close();
	};
	return {
		dialect: "sqlite",
		use: (work) => reader.run(after(connectMs), ({ db }) => work(db)),
		transaction,
		erase: async (work) => {
			const erased = await transaction(async (db) => {
				const references = await work(db);
				listErased(erasedList, references);
				return references;
			});
			if (erased.length > 0) await scrubSoon();
			return erased;
		},
		scrub: scrubSoon,
		check,
		close: () => {
			closed++;
			clearTimeout(again);
			return turns.end(close);
		},
	};
}

/**
 * Serializes work on one connection.
 *
 * @param writeMs how long work may wait for its turn and for locks.
 */
function createSqliteTurns(writeMs: number) {
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
