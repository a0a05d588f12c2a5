import type { EnquiryDatabase } from "../database/database.ts";

/** The sessions of staff, in the database, so that they outlive a restart and all instances share them. */
export interface SessionStore {
	/** @param expiresAt in milliseconds since 1970. */
	add(tokenHash: string, expiresAt: number): Promise<void>;
	/** Whether a token's session has begun and not ended. */
	has(tokenHash: string): Promise<boolean>;
	/** Ends a session, if there is one. */
	remove(tokenHash: string): Promise<void>;
}

/**
 * Keeps sessions in a database. Every method rejects with a `StoreDownError` while that cannot be
 * used. Expired sessions go when one is added.
 *
 * @param now the time in milliseconds since 1970.
 */
export function createSessionStore(
	database: EnquiryDatabase,
	now = Date.now,
): SessionStore {
	return {
		add: (tokenHash, expiresAt) =>
			database.use(async (db) => {
				const time = now();
				await db
					.deleteFrom("sessions")
					.where("expires_at", "<=", time)
					.execute();
				await db
					.insertInto("sessions")
					.values({
						token_hash: tokenHash,
						created_at: time,
						expires_at: expiresAt,
					})
					.execute();
			}),
		has: (tokenHash) =>
			database.use(async (db) => {
				const row = await db
					.selectFrom("sessions")
					.select("token_hash")
					.where("token_hash", "=", tokenHash)
					.where("expires_at", ">", now())
					.executeTakeFirst();
				return row !== undefined;
			}),
		remove: (tokenHash) =>
			database.use(async (db) => {
				await db
					.deleteFrom("sessions")
					.where("token_hash", "=", tokenHash)
					.execute();
			}),
	};
}
