import createError from "http-errors";
import type { Actor } from "../audit/audit-trail.ts";
import type { Queries } from "../database/database.ts";

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
