import type { Queries } from "../database/database.ts";

/**
 * Reads which credentials an account has, and locks it until the transaction ends: the second of
 * two concurrent removals sees the first.
 *
 * @param db a transaction.
 */
export async function holdCredentials(
	db: Queries,
	accountId: number,
): Promise<{ hasPassword: boolean; passkeys: readonly string[] }> {
	const account = await db
		.selectFrom("staff_accounts")
		.select("password_hash")
		.where("id", "=", accountId)
		.forUpdate()
		.executeTakeFirst();
	const passkeys = await db
		.selectFrom("staff_passkeys")
		.select("credential_id")
		.where("account_id", "=", accountId)
		.execute();
	return {
		hasPassword: typeof account?.password_hash === "string",
		passkeys: passkeys.map(({ credential_id }) => credential_id),
	};
}
