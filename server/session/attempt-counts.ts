import { countPost, type PostCount } from "../database/count-post.ts";
import type { EnquiryDatabase } from "../database/database.ts";

/** Counts attempts by key, in windows of time; all instances share the counts. */
export interface AttemptCounts {
	/** Counts one more attempt, and answers with all of its window. */
	add(key: string): Promise<PostCount>;
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
		add: (key) => countPost(database, key, windowMs, now()),
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
