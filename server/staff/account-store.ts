import type { StaffRole } from "../../shared/staff.ts";
import { type Actor, recordAudit } from "../audit/audit-trail.ts";
import type { Queries, SiteDatabase } from "../database/database.ts";
import { latestEnd } from "../database/latest-end.ts";
import { makeToken } from "../session/token.ts";
import { type Account, readAccount, selectAccounts } from "./account.ts";
import { inviteMs } from "./credential-store.ts";
import { holdAdministrator } from "./hold-staff.ts";

export type AccountStore = ReturnType<typeof createAccountStore>;

/**
 * Staff accounts. Changes are recorded in the audit trail with the account's address, and reject
 * with a 403 if the actor is no longer an administrator. Every method rejects with a
 * `StoreDownError` while the store is down.
 */
export function createAccountStore(database: SiteDatabase, now = Date.now) {
	const findBy = (column: "id" | "email", value: number | string) =>
		database.use(async (db) => {
			const row = await selectAccounts(db)
				.where(column, "=", value)
				.executeTakeFirst();
			return row && readAccount(row);
		});
	return {
		/** Creates an account without credentials; `undefined` if the address is taken. */
		add: (
			{ name, role, ...account }: Pick<Account, "email" | "name" | "role">,
			actor: Actor,
		) =>
			database.transaction(async (db) => {
				await holdAdministrator(db, actor);
				const email = tidyEmail(account.email);
				const { numInsertedOrUpdatedRows: added } = await db
					.insertInto("staff_accounts")
					.values({
						email,
						name,
						role,
						password_hash: null,
						stamp: makeToken(),
						created_at: now(),
					})
					.onConflict((conflict) => conflict.column("email").doNothing())
					.executeTakeFirst();
				if (Number(added) === 0) return undefined;
				const detail = describe(email, role);
				const entry = { action: "account-add", actor, detail } as const;
				await recordAudit(db, [entry], now());
				const row = await selectAccounts(db)
					.where("email", "=", email)
					.executeTakeFirst();
				return row && readAccount(row);
			}),
		/** All accounts, sorted by name. */
		list: () => database.use((db) => listAccounts(db, now())),
		hasAny: () =>
			database.use(
				async (db) =>
					(await selectAccounts(db).limit(1).executeTakeFirst()) !== undefined,
			),
		/** @param id `null` for the emergency key, which has no account. */
		find: async (id: number | null) =>
			id === null ? undefined : findBy("id", id),
		findByEmail: (email: string) => findBy("email", tidyEmail(email)),
		/** Changes an account's role and ends its sessions. Setting the same role does nothing. */
		setRole: (id: number, role: StaffRole, actor: Actor) =>
			database.transaction(async (db) => {
				await holdAdministrator(db, actor);
				const changed = await db
					.updateTable("staff_accounts")
					.set({ role, stamp: makeToken() })
					.where("id", "=", id)
					.where("role", "!=", role)
					.returning("email")
					.executeTakeFirst();
				if (!changed) return;
				const detail = describe(changed.email, role);
				const entry = { action: "account-change", actor, detail } as const;
				await recordAudit(db, [entry], now());
			}),
		/** Removes an account with all its data; `false` if it did not exist. */
		remove: (id: number, actor: Actor) =>
			database.transaction(async (db) => {
				await holdAdministrator(db, actor);
				await db
					.deleteFrom("staff_devices")
					.where("account_id", "=", id)
					.execute();
				const removed = await db
					.deleteFrom("staff_accounts")
					.where("id", "=", id)
					.returning("email as detail")
					.executeTakeFirst();
				const entry = { action: "account-remove", actor, ...removed } as const;
				if (removed) await recordAudit(db, [entry], now());
				return removed !== undefined;
			}),
	};
}

/**
 * All accounts, sorted by name.
 *
 * @param time in milliseconds since 1970; links that have expired by then are left out.
 */
async function listAccounts(db: Queries, time: number) {
	const rows = await selectAccounts(db)
		.leftJoin("staff_invites", (join) =>
			join
				.onRef("staff_invites.account_id", "=", "staff_accounts.id")
				.on("staff_invites.expires_at", ">", time)
				.on("staff_invites.expires_at", "<=", latestEnd(time, inviteMs)),
		)
		// When its open link expires.
		.select("staff_invites.expires_at as invitedUntil")
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
	return rows.map((row) => ({
		...readAccount(row),
		passkeys: row.passkeys ?? 0,
	}));
}

/** An account's address and new role, for the audit trail. */
function describe(email: string, role: StaffRole): string {
	return `${email}, ${role}`;
}

/** Normalizes an address for comparison, ignoring case. */
export function tidyEmail(email: string): string {
	return email
		.toWellFormed()
		.normalize("NFKC")
		.replace(/\p{Cc}/gu, "")
		.trim()
		.toLowerCase();
}
