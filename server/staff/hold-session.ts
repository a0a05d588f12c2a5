import createError from "http-errors";
import type { Queries } from "../database/database.ts";
import { selectLive } from "../session/live-sessions.ts";

/**
 * Locks an account until the transaction ends, and ensures that a session of it is live: checking a
 * password takes time, in which the owner may have ended the session of somebody who knows the old
 * one.
 *
 * @param db a transaction.
 * @param tokenHash the session's; `undefined` for operators, who have none.
 * @param time now, in milliseconds since 1970.
 * @returns whether the account has a password.
 * @throws a 401 when the session has ended.
 */
export async function holdSession(
	db: Queries,
	accountId: number,
	tokenHash: string | undefined,
	time: number,
): Promise<{ readonly hasPassword: boolean }> {
	const account = await db
		.selectFrom("staff_accounts")
		.select("password_hash")
		.where("id", "=", accountId)
		.forUpdate()
		.executeTakeFirst();
	const live =
		tokenHash === undefined ||
		(await selectLive(db, time)
			.where("sessions.token_hash", "=", tokenHash)
			.where("sessions.account_id", "=", accountId)
			.whereRef("sessions.stamp", "=", "staff_accounts.stamp")
			.executeTakeFirst());
	if (!live) throw createError(401, "This session has ended.");
	return { hasPassword: typeof account?.password_hash === "string" };
}
