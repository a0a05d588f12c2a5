import createError from "http-errors";
import type { Actor } from "../audit/audit-trail.ts";
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

/**
 * Ensures that the actor is an administrator until the transaction ends. The guard checked before
 * it began, and two administrators could demote each other concurrently, leaving none. The
 * emergency key and operators have no account that could change.
 *
 * @param db a transaction.
 * @throws a 403 when the account has lost the role or was removed.
 */
export async function holdAdministrator(
	db: Queries,
	{ id }: Pick<Actor, "id">,
): Promise<void> {
	if (id === null) return;
	const rows = await db
		.selectFrom("staff_accounts")
		.select("id")
		.where("role", "=", "administrator")
		.orderBy("id")
		.forUpdate()
		.execute();
	if (!rows.some((row) => Number(row.id) === id))
		throw createError(403, "This is for administrators.");
}
