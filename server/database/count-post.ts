import { clockSlackMs } from "./clock-slack.ts";
import type { EnquiryDatabase } from "./database.ts";

/** How often an address has posted in the current window. */
export interface PostCount {
	readonly count: number;
	/** When the window ends, in milliseconds since 1970. */
	readonly resetsAt: number;
}

/**
 * Counts one more post of a client, in one statement, so that no two are counted as one. With a
 * client's first post, counts of windows that have ended are removed.
 */
export function countPost(
	database: EnquiryDatabase,
	client: string,
	windowMs: number,
	time: number,
): Promise<PostCount> {
	// A transaction would keep the row locked for as long as this process is behind, and on PostgreSQL
	// all who wait for the row have a connection each.
	const { dialect, use, transaction } = database;
	return (dialect === "postgres" ? use : transaction)(async (db) => {
		const { count, resets_at } = await db
			.insertInto("post_counts")
			.values({ client, count: 1, resets_at: time + windowMs })
			.onConflict((conflict) =>
				conflict.column("client").doUpdateSet(({ eb, ref }) => {
					const hasEnded = eb.or([
						eb("post_counts.resets_at", "<=", time),
						// No window of ours ends so late: the clock was wrong, and is right again.
						eb("post_counts.resets_at", ">", time + windowMs + clockSlackMs),
					]);
					return {
						count: eb
							.case()
							.when(hasEnded)
							.then(ref("excluded.count"))
							.else(eb("post_counts.count", "+", 1))
							.end(),
						resets_at: eb
							.case()
							.when(hasEnded)
							.then(ref("excluded.resets_at"))
							.else(ref("post_counts.resets_at"))
							.end(),
					};
				}),
			)
			.returning(["count", "resets_at"])
			.executeTakeFirstOrThrow();
		if (count === 1) {
			const ended = db
				.selectFrom("post_counts")
				.select("client")
				.where("resets_at", "<=", time)
				// What another instance has in hand is left to it, lest both wait for each other.
				.$if(dialect === "postgres", (rows) => rows.forUpdate().skipLocked());
			await db.deleteFrom("post_counts").where("client", "in", ended).execute();
		}
		return { count, resetsAt: resets_at };
	});
}
