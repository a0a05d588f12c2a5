import type { EnquiryDatabase, Queries } from "../database/database.ts";

/**
 * Whether an account keeps a credential if it loses one passkey. Locks the account, so that the
 * second of two concurrent removals sees the first.
 */
export async function hasAnother(
	{ dialect }: Pick<EnquiryDatabase, "dialect">,
	db: Queries,
	accountId: number,
): Promise<boolean> {
	const row = await db
		.selectFrom("staff_accounts")
		.select("password_hash")
		.where("id", "=", accountId)
		.$if(dialect === "postgres", (account) => account.forUpdate())
		.executeTakeFirst();
	const passkeys = await db
		.selectFrom("staff_passkeys")
		.select("credential_id")
		.where("account_id", "=", accountId)
		.limit(2)
		.execute();
	return typeof row?.password_hash === "string" || passkeys.length > 1;
}
