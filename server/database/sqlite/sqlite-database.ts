import path from "node:path";
import type { EnquiryDatabase } from "../database.ts";
import { type Deadlines, deadlines, waitAtMost } from "../deadlines.ts";
import { erasedListIn, listErased } from "../erasure/erased-list.ts";
import { waitWhileBusy } from "./sqlite-busy.ts";
import { watchSqliteHealth } from "./sqlite-health.ts";
import { linkSqlite } from "./sqlite-link.ts";
import { scrub } from "./sqlite-scrub.ts";
import { createSqliteTurns } from "./sqlite-turns.ts";

/** How long somebody who reads keeps what was erased in the log before it is tried again. */
const scrubPauseMs = 250;

/**
 * The database in a SQLite file, which is opened or made when it is first needed, and anew after
 * a failure or when it has been taken away. Transactions have a connection of their own and take
 * turns on it: one that waits for another waits forever. All else goes on beside them, also while
 * somebody else has the write lock.
 *
 * @param limits other deadlines than the site's, for tests that cannot wait so long.
 */
export function openSqliteDatabase(
	file: string,
	limits: Partial<Deadlines> = {},
): EnquiryDatabase {
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

	const transaction: EnquiryDatabase["transaction"] = (work) =>
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
	/** Whoever reads now may keep what was erased in the log; then it goes a little later. */
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
		isUp: () =>
			check().then(
				() => true,
				() => false,
			),
		close: () => {
			closed++;
			clearTimeout(again);
			return turns.end(close);
		},
	};
}
