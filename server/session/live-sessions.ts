import type { Queries } from "../database/database.ts";
import { latestEnd } from "../database/latest-end.ts";

/** The maximum lifetime of a session in milliseconds, used or not. */
export const sessionMs = 12 * 60 * 60 * 1000;

/** Milliseconds without a request after which a session ends. */
export const idleMs = 2 * 60 * 60 * 1000;

/** Milliseconds after a sign-in within which nobody is asked to authenticate again. */
export const recentMs = 10 * 60 * 1000;

/**
 * Selects live sessions with their accounts.
 *
 * @param time in milliseconds since 1970.
 */
export function selectLive(db: Queries, time: number) {
	return db
		.selectFrom("sessions")
		.leftJoin("staff_accounts", "staff_accounts.id", "sessions.account_id")
		.select([
			"sessions.token_hash as tokenHash",
			"sessions.stamp as stamp",
			"sessions.account_id as accountId",
			"sessions.agent as agent",
			"sessions.created_at as createdAt",
			"sessions.seen_at as seenAt",
			"staff_accounts.name as name",
			"staff_accounts.email as email",
			"staff_accounts.role as role",
			"staff_accounts.stamp as accountStamp",
		])
		.where("sessions.expires_at", ">", time)
		.where("sessions.expires_at", "<=", latestEnd(time, sessionMs))
		.where("sessions.seen_at", ">", time - idleMs);
}

/** A session that has neither expired nor been idle for too long, with its account if any. */
export type LiveSession = Awaited<
	ReturnType<ReturnType<typeof selectLive>["executeTakeFirstOrThrow"]>
>;
