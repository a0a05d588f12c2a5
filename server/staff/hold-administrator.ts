import createError from "http-errors";
import type { Actor } from "../audit/audit-trail.ts";
import type { EnquiryDatabase, Queries } from "../database/database.ts";

/**
 * Makes sure that the actor stays an administrator until the transaction ends: the guard asked before
 * it began, and of two who take the role from each other at once, none would be left.
 * The emergency key and operators have no account that could change.
 *
 * @param db a transaction.
 * @throws a 403 where the account has another role by now, or is gone.
 */
export async function holdAdministrator(
	{ dialect }: Pick<EnquiryDatabase, "dialect">,
	db: Queries,
	{ id }: Pick<Actor, "id">,
): Promise<void> {
	if (id === null) return;
	const rows = await db
		.selectFrom("staff_accounts")
		.select("id")
		.where("role", "=", "administrator")
		.orderBy("id")
		// SQLite has one transaction at a time; here each waits for those who hold one of these rows.
		.$if(dialect === "postgres", (administrators) => administrators.forUpdate())
		.execute();
	if (!rows.some((row) => Number(row.id) === id))
		throw createError(403, "This is for administrators.");
}
