import { sql } from "kysely";
import type { EnquiryDatabase } from "../database/database.ts";

/** How many attempts a window of time holds. */
export interface AttemptCount {
	readonly count: number;
	/** When the window ends, in milliseconds since 1970. */
	readonly resetsAt: number;
}

/** Counts attempts by key, in windows of time; all instances share the counts. */
export interface AttemptCounts {
	/** Counts one more attempt, and answers with all of its window. */
	add(key: string): Promise<AttemptCount>;
	/** Takes one attempt of a window back. */
	takeBack(key: string, resetsAt: number): Promise<void>;
}

/**
 * Counts in the table of posts. Both methods reject with a `StoreDownError` while the database
 * cannot be used.
 *
 * @param windowMs length of a window, in milliseconds from its first attempt.
 * @param now the time in milliseconds since 1970.
 */
export function createAttemptCounts(
	database: EnquiryDatabase,
	windowMs: number,
	now = Date.now,
): AttemptCounts {
	return {
		add: (key) =>
			database.use(async (db) => {
				const time = now();
				await db
					.deleteFrom("post_counts")
					.where("resets_at", "<=", time)
					.execute();
				// One statement, so that attempts at the same moment are all counted.
				return db
					.insertInto("post_counts")
					.values({ client: key, count: 1, resets_at: time + windowMs })
					.onConflict((conflict) =>
						conflict.column("client").doUpdateSet({
							count: sql<number>`post_counts.count + 1`,
						}),
					)
					.returning(["count", "resets_at as resetsAt"])
					.executeTakeFirstOrThrow();
			}),
		takeBack: (key, resetsAt) =>
			database.use(async (db) => {
				await db
					.updateTable("post_counts")
					.set((of) => ({ count: of("count", "-", 1) }))
					.where("client", "=", key)
					.where("resets_at", "=", resetsAt)
					.where("count", ">", 0)
					.execute();
			}),
	};
}
