import createError from "http-errors";
import type { Queries } from "../database/database.ts";
import { selectLive } from "../session/live-sessions.ts";

/**
 * Ensures that a session of an account is live until the transaction ends. The guard checked before
 * it began, but checking a password takes time, in which the owner may have ended the session of
 * somebody who knows the old one.
 *
 * @param db a transaction.
 * @param tokenHash the session's; `undefined` for operators, who have none.
 * @param time now, in milliseconds since 1970.
 * @throws a 401 when the session has ended.
 */
export async function holdSession(
	db: Queries,
	accountId: number,
	tokenHash: string | undefined,
	time: number,
): Promise<void> {
	if (tokenHash === undefined) return;
	await db
		.selectFrom("staff_accounts")
		.select("stamp")
		.where("id", "=", accountId)
		.forUpdate()
		.execute();
	const live = await selectLive(db, time)
		.where("sessions.token_hash", "=", tokenHash)
		.where("sessions.account_id", "=", accountId)
		.whereRef("sessions.stamp", "=", "staff_accounts.stamp")
		.executeTakeFirst();
	if (!live) throw createError(401, "This session has ended.");
}
