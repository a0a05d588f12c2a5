import { type SqlBool, sql } from "kysely";
import { emergencyIdentity } from "../../shared/staff.ts";
import { type AuditEntry, recordAudit } from "../audit/audit-trail.ts";
import {
	type Queries,
	type SiteDatabase,
	StoreDownError,
} from "../database/database.ts";
import { latestEnd } from "../database/latest-end.ts";
import { holdAdministrator } from "../staff/hold-staff.ts";
import { type LiveSession, selectLive, sessionMs } from "./live-sessions.ts";

/** The maximum staleness of a session's last use, in milliseconds. */
const noteMs = 60 * 1000;

interface NewSession {
	readonly tokenHash: string;
	/** In milliseconds since 1970. */
	readonly expiresAt: number;
	/** `null` for the emergency key. */
	readonly accountId: number | null;
	readonly stamp: string;
	readonly agent: string;
	/** Token hashes of the browser's earlier sessions, which end when this one begins. */
	readonly replaced?: readonly string[];
}

/**
 * Staff sessions in the database: they survive restarts, and all instances share them. Each begin
 * or end is stored in one transaction with its entry in the audit trail. Every method rejects with
 * a `StoreDownError` while the database is unavailable.
 *
 * @param now the time in milliseconds since 1970.
 */
export function createSessionStore(database: SiteDatabase, now = Date.now) {
	return {
		/** Also deletes sessions that have expired or, because of a wrong clock, never would. */
		async add(session: NewSession, entry: AuditEntry): Promise<void> {
			const { tokenHash, expiresAt, accountId, stamp, agent } = session;
			const { replaced = [] } = session;
			const time = now();
			await database.use((db) =>
				db
					.deleteFrom("sessions")
					.where((is) =>
						is.or([
							is("expires_at", "<=", time),
							is("expires_at", ">", latestEnd(time, sessionMs)),
						]),
					)
					.execute(),
			);
			await database.transaction(async (db) => {
				await recordAudit(db, [entry], time);
				for (const hash of replaced) {
					const detail = await endOne(db, hash);
					const { actor } = entry;
					const ended = { action: "session-end", actor, detail } as const;
					if (detail !== undefined) await recordAudit(db, [ended], time);
				}
				await db
					.insertInto("sessions")
					.values({
						token_hash: tokenHash,
						account_id: accountId,
						stamp,
						agent,
						created_at: time,
						seen_at: time,
						expires_at: expiresAt,
					})
					.execute();
			});
		},
		/** The session of a token. Updates its last use. */
		async find(tokenHash: string): Promise<LiveSession | undefined> {
			const time = now();
			const row = await database.use((db) =>
				selectLive(db, time)
					.where("sessions.token_hash", "=", tokenHash)
					.executeTakeFirst(),
			);
			if (row && time - row.seenAt >= noteMs)
				await noteUse(database, tokenHash, time);
			return row;
		},
		/** All sessions or those of one account, the most recently used first. */
		list: (accountId?: number | null): Promise<LiveSession[]> =>
			database.use((db) =>
				selectLive(db, now())
					.where(isOf(accountId))
					.orderBy("sessions.seen_at", "desc")
					.execute(),
			),
		/**
		 * Ends a session if it exists and, if an account is given, belongs to it. A session that had
		 * already expired needs no entry.
		 */
		remove: (
			tokenHash: string,
			entry: AuditEntry | undefined,
			accountId?: number | null,
		) =>
			database.transaction(async (db) => {
				if (entry) await holdReach(db, entry, accountId);
				const detail = await endOne(db, tokenHash, accountId);
				if (detail === undefined) return false;
				if (entry) await recordAudit(db, [{ detail, ...entry }], now());
				return true;
			}),
		/** Ends all sessions, or those of one account, except the given one. */
		removeAll: (
			keptTokenHash: string,
			entry: AuditEntry,
			accountId?: number | null,
		) =>
			database.transaction(async (db) => {
				await holdReach(db, entry, accountId);
				await recordAudit(db, [entry], now());
				await db
					.deleteFrom("sessions")
					.where(isOf(accountId))
					.where("token_hash", "!=", keptTokenHash)
					.execute();
			}),
	};
}

/**
 * Ensures that only administrators end others' sessions: confirming a password takes time, in which
 * they may have lost the role.
 *
 * @throws like {@link holdAdministrator}.
 */
async function holdReach(
	db: Queries,
	{ action, actor }: AuditEntry,
	accountId?: number | null,
): Promise<void> {
	if (action === "session-end" && accountId === undefined)
		await holdAdministrator(db, actor);
}

/** Ends a session and returns its owner, if it existed. */
async function endOne(
	db: Queries,
	tokenHash: string,
	accountId?: number | null,
): Promise<string | undefined> {
	const ended = await db
		.deleteFrom("sessions")
		.where("token_hash", "=", tokenHash)
		.where(isOf(accountId))
		.returning((of) =>
			of
				.selectFrom("staff_accounts")
				.select("email")
				.whereRef("id", "=", "account_id")
				.as("email"),
		)
		.executeTakeFirst();
	return ended && (ended.email ?? emergencyIdentity.name);
}

/** Whether a session is of an account, if one is given; `null` stands for the emergency key. */
function isOf(accountId: number | null | undefined) {
	return accountId === undefined
		? sql<SqlBool>`1 = 1`
		: sql<SqlBool>`sessions.account_id IS NOT DISTINCT FROM ${accountId}`;
}

/** Updates the last use. Reads must keep working while writes fail. */
async function noteUse(
	database: SiteDatabase,
	tokenHash: string,
	time: number,
): Promise<void> {
	try {
		await database.use((db) =>
			db
				.updateTable("sessions")
				.set({ seen_at: time })
				.where("token_hash", "=", tokenHash)
				// Of instances that update within the same minute, only one writes.
				.where("seen_at", "<=", time - noteMs)
				.execute(),
		);
	} catch (error) {
		if (!(error instanceof StoreDownError)) throw error;
	}
}
