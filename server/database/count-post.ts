import { sql } from "kysely";
import type { SiteDatabase } from "./database.ts";
import { latestEnd } from "./latest-end.ts";

/**
 * Counts one more post of a client atomically, in one statement. A client's first post also removes
 * expired counts.
 *
 * @returns the number of posts in the current window, and when it ends, in milliseconds since 1970.
 */
export function countPost(
	database: SiteDatabase,
	client: string,
	windowMs: number,
	time: number,
) {
	// On PostgreSQL, a transaction would keep the row locked until this process continues, and every
	// waiting request would hold a connection.
	const { dialect, use, transaction } = database;
	return (dialect === "postgres" ? use : transaction)(async (db) => {
		const hasEnded = sql`post_counts.resets_at <= ${time} OR post_counts.resets_at > ${latestEnd(time, windowMs)}`;
		const { rows } = await sql<{ count: number; resets_at: number }>`
			INSERT INTO post_counts (client, count, resets_at)
			VALUES (${client}, 1, ${time + windowMs})
			ON CONFLICT (client) DO UPDATE SET
				count = CASE WHEN ${hasEnded} THEN 1 ELSE post_counts.count + 1 END,
				resets_at = CASE WHEN ${hasEnded} THEN excluded.resets_at ELSE post_counts.resets_at END
			RETURNING count, resets_at`.execute(db);
		const [counted] = rows;
		if (!counted) throw new Error("nothing was counted");
		if (counted.count === 1) {
			const ended = db
				.selectFrom("post_counts")
				.select("client")
				.where("resets_at", "<=", time)
				// Skip rows locked by another instance, to avoid deadlocks.
				.forUpdate()
				.skipLocked();
			await db.deleteFrom("post_counts").where("client", "in", ended).execute();
		}
		return { count: counted.count, resetsAt: counted.resets_at };
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
