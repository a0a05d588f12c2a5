import createError from "http-errors";
import { actorAs } from "../audit/actor.ts";
import { type Actor, recordAudit } from "../audit/audit-trail.ts";
import type { Queries, SiteDatabase } from "../database/database.ts";
import { latestEnd } from "../database/latest-end.ts";
import { hashToken, hasTokenForm, makeToken } from "../session/token.ts";
import { type Account, readAccount, selectAccounts } from "./account.ts";
import { holdAdministrator, holdSession } from "./hold-staff.ts";
import { insertPasskey, type NewPasskey } from "./passkey-store.ts";

/** The validity of a one-time link, in milliseconds. */
export const inviteMs = 72 * 60 * 60 * 1000;

/** New credentials: a password's hash or a passkey. */
type NewCredential =
	| { readonly passwordHash: string }
	| { readonly passkey: NewPasskey };

/**
 * Staff credentials. Changes are recorded in the audit trail. Every method rejects with a
 * `StoreDownError` while the store is down.
 */
export function createCredentialStore(database: SiteDatabase, now = Date.now) {
	return {
		/**
		 * Creates the code of a one-time link, and invalidates the account's earlier one.
		 *
		 * @param actor who creates it; absent for a new account, whose entry in the audit trail
		 * suffices.
		 * @throws a 403 when the actor is no longer an administrator.
		 */
		async invite(accountId: number, actor?: Actor) {
			const code = makeToken();
			const link = {
				code_hash: hashToken(code),
				expires_at: now() + inviteMs,
			};
			await database.transaction(async (db) => {
				if (actor) await holdAdministrator(db, actor);
				await db
					.insertInto("staff_invites")
					.values({ ...link, account_id: accountId })
					.onConflict((conflict) =>
						conflict.column("account_id").doUpdateSet(link),
					)
					.execute();
				if (!actor) return;
				const { email: detail } = await selectAccounts(db)
					.where("id", "=", accountId)
					.executeTakeFirstOrThrow();
				await recordAudit(db, [{ action: "invite", actor, detail }], now());
			});
			return code;
		},
		/** The account of a valid link. Looking it up does not use the link up. */
		findInvited: async (code: string) =>
			hasTokenForm(code)
				? database.use((db) => findInvited(db, code, now()))
				: undefined,
		/**
		 * Uses up a link, and sets its account's credentials. Ends the account's password and sessions,
		 * because the link may have been created after somebody else learned the password.
		 *
		 * @param address of the client, from Express.
		 * @returns `undefined` if the link is not valid.
		 * @throws a 401 for a passkey that is already registered; the link stays valid.
		 */
		accept: async (
			code: string,
			credential: NewCredential,
			address: string | undefined,
		) =>
			hasTokenForm(code)
				? database.transaction(async (db) => {
						const account = await findInvited(db, code, now());
						const { numDeletedRows } = await db
							.deleteFrom("staff_invites")
							.where("code_hash", "=", hashToken(code))
							.executeTakeFirst();
						// Of two concurrent uses, only one deletes the link.
						if (!account || numDeletedRows === 0n) return undefined;
						const stamp = makeToken();
						const password_hash =
							"passwordHash" in credential ? credential.passwordHash : null;
						if (
							"passkey" in credential &&
							!(await insertPasskey(db, account.id, credential.passkey, now()))
						)
							throw createError(401, "This passkey is another account's.");
						const action = "passkey" in credential ? "passkey-add" : "password";
						const actor = actorAs(account, address);
						await recordAudit(db, [{ action, actor, detail: "link" }], now());
						await db
							.updateTable("staff_accounts")
							.set({ stamp, password_hash })
							.where("id", "=", account.id)
							.execute();
						return { ...account, stamp };
					})
				: undefined,
		/**
		 * Sets a password. Ends an open link, and all sessions except the given one.
		 *
		 * @throws a 401 when the given session has ended.
		 */
		setPassword: (
			accountId: number,
			passwordHash: string,
			keptTokenHash: string | undefined,
			actor: Actor,
		) =>
			database.transaction(async (db) => {
				await holdSession(db, accountId, keptTokenHash, now());
				const change = { password_hash: passwordHash };
				await restamp(db, accountId, keptTokenHash, change);
				await recordAudit(db, [{ action: "password", actor }], now());
			}),
		/**
		 * Removes a passkey. Ends all sessions except the given one.
		 *
		 * @returns why not, if it does not exist or is the account's last credential.
		 * @throws a 401 when the given session has ended.
		 */
		removePasskey: (
			accountId: number,
			credentialId: string,
			keptTokenHash: string | undefined,
			actor: Actor,
		) =>
			database.transaction(async (db) => {
				const { hasPassword } = await holdSession(
					db,
					accountId,
					keptTokenHash,
					now(),
				);
				const passkeys = await db
					.selectFrom("staff_passkeys")
					.select("credential_id as id")
					.where("account_id", "=", accountId)
					.execute();
				// Compared here, because PostgreSQL fails for a text with a zero character.
				if (!passkeys.some(({ id }) => id === credentialId)) return "gone";
				if (!hasPassword && passkeys.length === 1) return "last";
				await db
					.deleteFrom("staff_passkeys")
					.where("credential_id", "=", credentialId)
					.execute();
				await restamp(db, accountId, keptTokenHash);
				await recordAudit(db, [{ action: "passkey-remove", actor }], now());
				return undefined;
			}),
	};
}

async function findInvited(
	db: Queries,
	code: string,
	time: number,
): Promise<Account | undefined> {
	const row = await selectAccounts(db)
		.innerJoin("staff_invites", "staff_invites.account_id", "staff_accounts.id")
		.where("staff_invites.code_hash", "=", hashToken(code))
		.where("staff_invites.expires_at", ">", time)
		.where("staff_invites.expires_at", "<=", latestEnd(time, inviteMs))
		.executeTakeFirst();
	return row && readAccount(row);
}

/** Applies a change to an account, and ends its open link and all its sessions except one. */
async function restamp(
	db: Queries,
	accountId: number,
	keptTokenHash: string | undefined,
	change: { readonly password_hash?: string } = {},
): Promise<void> {
	const stamp = makeToken();
	await db
		.updateTable("staff_accounts")
		.set({ ...change, stamp })
		.where("id", "=", accountId)
		.execute();
	await db
		.updateTable("sessions")
		.set({ stamp })
		.where("account_id", "=", accountId)
		.where("token_hash", "=", keptTokenHash ?? "")
		.execute();
	await db
		.deleteFrom("staff_invites")
		.where("account_id", "=", accountId)
		.execute();
}
