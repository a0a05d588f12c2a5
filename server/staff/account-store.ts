import type { StaffRole } from "../../shared/staff.ts";
import type { EnquiryDatabase } from "../database/database.ts";
import { makeToken } from "../session/token.ts";
import { type Account, readAccount, selectAccounts } from "./account.ts";
import { type ListedAccount, listAccounts } from "./list-accounts.ts";

/** The accounts of staff. Every method rejects with a `StoreDownError` while the store is down. */
export interface AccountStore {
	/** Makes an account that nobody can sign in to yet; `undefined` where the address has one. */
	add(
		account: Pick<Account, "email" | "name" | "role">,
	): Promise<Account | undefined>;
	/** All accounts, by name. */
	list(): Promise<ListedAccount[]>;
	hasAny(): Promise<boolean>;
	find(id: number): Promise<Account | undefined>;
	findByEmail(email: string): Promise<Account | undefined>;
	/** Gives another role, which ends the account's sessions; `false` where there is no account. */
	setRole(id: number, role: StaffRole): Promise<boolean>;
	/** Removes an account with all that belongs to it; `false` where there was none. */
	remove(id: number): Promise<boolean>;
}

/** Keeps accounts in a database. */
export function createAccountStore(
	database: EnquiryDatabase,
	now = Date.now,
): AccountStore {
	const findBy = (column: "id" | "email", value: number | string) =>
		database.use(async (db) => {
			const row = await selectAccounts(db)
				.where(column, "=", value)
				.executeTakeFirst();
			return row && readAccount(row);
		});
	return {
		add: ({ email, name, role }) =>
			database.transaction(async (db) => {
				const { numInsertedOrUpdatedRows: added } = await db
					.insertInto("staff_accounts")
					.values({
						...{ email: tidyEmail(email), name, role },
						...{ password_hash: null, stamp: makeToken(), created_at: now() },
					})
					.onConflict((conflict) => conflict.column("email").doNothing())
					.executeTakeFirst();
				if (Number(added) === 0) return undefined;
				const row = await selectAccounts(db)
					.where("email", "=", tidyEmail(email))
					.executeTakeFirst();
				return row && readAccount(row);
			}),
		list: () => database.use((db) => listAccounts(db, now())),
		hasAny: () =>
			database.use(
				async (db) =>
					(await selectAccounts(db).limit(1).executeTakeFirst()) !== undefined,
			),
		find: (id) => findBy("id", id),
		findByEmail: (email) => findBy("email", tidyEmail(email)),
		setRole: (id, role) =>
			database.use(async (db) => {
				const { numUpdatedRows } = await db
					.updateTable("staff_accounts")
					.set({ role, stamp: makeToken() })
					.where("id", "=", id)
					.executeTakeFirst();
				return numUpdatedRows > 0n;
			}),
		remove: (id) =>
			database.transaction(async (db) => {
				await db
					.deleteFrom("staff_devices")
					.where("account_id", "=", id)
					.execute();
				const { numDeletedRows } = await db
					.deleteFrom("staff_accounts")
					.where("id", "=", id)
					.executeTakeFirst();
				return numDeletedRows > 0n;
			}),
	};
}

/** An address as it is compared: nobody has two that differ in case. */
export function tidyEmail(email: string): string {
	return email
		.toWellFormed()
		.normalize("NFKC")
		.replace(/\p{Cc}/gu, "")
		.trim()
		.toLowerCase();
}
