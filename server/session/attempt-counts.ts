import { countPost, type PostCount } from "../database/count-post.ts";
import type { EnquiryDatabase } from "../database/database.ts";

/** Counts attempts by key, in time windows. All instances share the counts. */
export interface AttemptCounts {
	/** Counts one more attempt and returns the count of its window. */
	add(key: string): Promise<PostCount>;
	/** Takes back one attempt of a window. */
	takeBack(key: string, resetsAt: number): Promise<void>;
}

/**
 * Counts attempts in the `post_counts` table. Both methods reject with a `StoreDownError` while the
 * database is unavailable.
 *
 * @param windowMs the length of a window, in milliseconds from its first attempt.
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
