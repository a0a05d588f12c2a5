import type { SiteDatabase } from "./database.ts";
import { latestEnd } from "./latest-end.ts";

/** The number of posts in the current window. */
export interface PostCount {
	readonly count: number;
	/** When the window ends, in milliseconds since 1970. */
	readonly resetsAt: number;
}

/**
 * Counts one more post of a client atomically, in one statement. A client's first post also removes
 * expired counts.
 */
export function countPost(
	database: SiteDatabase,
	client: string,
	windowMs: number,
	time: number,
): Promise<PostCount> {
	// On PostgreSQL, a transaction would keep the row locked until this process continues, and every
	// waiting request would hold a connection.
	const { dialect, use, transaction } = database;
	return (dialect === "postgres" ? use : transaction)(async (db) => {
		const { count, resets_at } = await db
			.insertInto("post_counts")
			.values({ client, count: 1, resets_at: time + windowMs })
			.onConflict((conflict) =>
				conflict.column("client").doUpdateSet(({ eb, ref }) => {
					const hasEnded = eb.or([
						eb("post_counts.resets_at", "<=", time),
						eb("post_counts.resets_at", ">", latestEnd(time, windowMs)),
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
				// Skip rows locked by another instance, to avoid deadlocks.
				.forUpdate()
				.skipLocked();
			await db.deleteFrom("post_counts").where("client", "in", ended).execute();
		}
		return { count, resetsAt: resets_at };
	});
}

/** Takes back one post of a window. */
export async function takeBackPost(
	database: SiteDatabase,
	client: string,
	resetsAt: number,
): Promise<void> {
	await database.use((db) =>
		db
			.updateTable("post_counts")
			.set((of) => ({ count: of("count", "-", 1) }))
			.where("client", "=", client)
			.where("resets_at", "=", resetsAt)
			.where("count", ">", 0)
			.execute(),
	);
}

/** The refusal of a client until its window ends. */
export interface Limited {
	readonly kind: "limited";
	readonly retryAfterSeconds: number;
}

/** @param time now, in milliseconds since 1970. */
export function limitedUntil(resetsAt: number, time: number): Limited {
	const seconds = Math.ceil((resetsAt - time) / 1000);
	return { kind: "limited", retryAfterSeconds: Math.max(seconds, 1) };
}
