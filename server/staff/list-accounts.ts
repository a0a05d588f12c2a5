import type { Queries } from "../database/database.ts";
import { latestEnd } from "../database/latest-end.ts";
import { type Account, readAccount, selectAccounts } from "./account.ts";
import { inviteMs } from "./credential-store.ts";

/** An account in the list. */
export interface ListedAccount extends Account {
	readonly passkeys: number;
	/** When its open link expires, in milliseconds since 1970. */
	readonly invitedUntil: number | null;
}

/**
 * All accounts, sorted by name.
 *
 * @param time in milliseconds since 1970; links that have expired by then are left out.
 */
export async function listAccounts(
	db: Queries,
	time: number,
): Promise<ListedAccount[]> {
	const rows = await selectAccounts(db)
		.leftJoin("staff_invites", (join) =>
			join
				.onRef("staff_invites.account_id", "=", "staff_accounts.id")
				.on("staff_invites.expires_at", ">", time)
				.on("staff_invites.expires_at", "<=", latestEnd(time, inviteMs)),
		)
		.select("staff_invites.expires_at as invited_until")
		.select((of) =>
			of
				.selectFrom("staff_passkeys")
				.select((each) => each.fn.countAll<number>().as("count"))
				.whereRef("staff_passkeys.account_id", "=", "staff_accounts.id")
				.as("passkeys"),
		)
		.orderBy("name")
		.orderBy("id")
		.execute();
	return rows.map(({ invited_until, passkeys, ...row }) => ({
		...readAccount(row),
		passkeys: Number(passkeys ?? 0),
		invitedUntil: invited_until,
	}));
}
