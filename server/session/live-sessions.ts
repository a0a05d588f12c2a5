import { clockSlackMs } from "../database/clock-slack.ts";
import type { Queries } from "../database/database.ts";

/** Seconds that a session lasts at most, whether it is used or not. */
export const sessionSeconds = 12 * 60 * 60;

/** Milliseconds without a request after which a session has ended. */
export const idleMs = 2 * 60 * 60 * 1000;

/** Milliseconds after a sign-in for which nobody is asked again who they are. */
export const recentMs = 10 * 60 * 1000;

/** A session that has neither expired nor been idle for too long, and its account if there is one. */
export interface FoundSession {
	readonly tokenHash: string;
	readonly stamp: string;
	readonly accountId: number | null;
	readonly agent: string;
	readonly createdAt: number;
	readonly seenAt: number;
	readonly account:
		| {
				readonly name: string;
				readonly email: string;
				readonly role: string;
				readonly stamp: string;
		  }
		| undefined;
}

/**
 * Reads sessions that go on, with their accounts; what is selected is what {@link readSession} takes.
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
		.where("sessions.expires_at", "<=", latestEnd(time))
		.where("sessions.seen_at", ">", time - idleMs);
}

/**
 * When a session can end at the latest. One that ends later was begun by a clock that was wrong, and
 * has ended.
 *
 * @param time now, in milliseconds since 1970.
 */
export function latestEnd(time: number): number {
	return time + sessionSeconds * 1000 + clockSlackMs;
}

type Row = Awaited<
	ReturnType<ReturnType<typeof selectLive>["executeTakeFirstOrThrow"]>
>;

/** A session from its row. */
export function readSession(row: Row): FoundSession {
	const { name, email, role, accountStamp, ...session } = row;
	const account =
		name === null || email === null || role === null || accountStamp === null
			? undefined
			: { name, email, role, stamp: accountStamp };
	return { ...session, account };
}
