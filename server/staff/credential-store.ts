import createError from "http-errors";
import { actorAs } from "../audit/actor.ts";
import { type Actor, recordAudit } from "../audit/audit-trail.ts";
import type { EnquiryDatabase, Queries } from "../database/database.ts";
import { hashToken, hasTokenForm, makeToken } from "../session/token.ts";
import { type Account, readAccount, selectAccounts } from "./account.ts";
import { hasAnother } from "./has-another.ts";
import { holdAdministrator } from "./hold-administrator.ts";
import { insertPasskey, type NewPasskey } from "./passkey-store.ts";

/** Milliseconds for which a link can be used. */
export const inviteMs = 72 * 60 * 60 * 1000;

/** What somebody will sign in with: the hash of a password, or a passkey. */
type NewCredential =
	| { readonly passwordHash: string }
	| { readonly passkey: NewPasskey };

/** How people sign in. What changes that is in the audit trail. Every method rejects with a
 * `StoreDownError` while the store is down.
 */
export interface CredentialStore {
	/**
	 * Makes the code of a one-time link; one that was made before ends.
	 *
	 * @param actor who makes it; nobody where it comes with a new account, which has an entry.
	 * @throws a 403 where that is no administrator any more.
	 */
	invite(accountId: number, actor?: Actor): Promise<string>;
	/** Whose link it is, while it can be used. Looking does not use it up. */
	findInvited(code: string): Promise<Account | undefined>;
	/**
	 * Uses a link up, and gives its account what to sign in with. Its sessions end: the link may
	 * have been made because somebody else knows the password.
	 *
	 * @param address of the client, as Express gives it.
	 * @returns `undefined` where the link could not be used.
	 * @throws a 401 for a passkey that somebody has: the link stays.
	 */
	accept(
		code: string,
		credential: NewCredential,
		address: string | undefined,
	): Promise<Account | undefined>;
	/** Sets a password; an open link ends, and all sessions but the one that is named. */
	setPassword(
		accountId: number,
		passwordHash: string,
		keptTokenHash: string | undefined,
		actor: Actor,
	): Promise<void>;
	/**
	 * Takes a passkey away; all sessions end but the one that is named.
	 *
	 * @returns `false` where there is none, or nothing else to sign in with.
	 */
	removePasskey(
		accountId: number,
		credentialId: string,
		keptTokenHash: string | undefined,
		actor: Actor,
	): Promise<boolean>;
}

/** Keeps credentials in a database. */
export function createCredentialStore(
	database: EnquiryDatabase,
	now = Date.now,
): CredentialStore {
	return {
		async invite(accountId, actor) {
			const code = makeToken();
			const link = {
				code_hash: hashToken(code),
				expires_at: now() + inviteMs,
			};
			await database.transaction(async (db) => {
				if (actor) await holdAdministrator(database, db, actor);
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
		findInvited: async (code) =>
			hasTokenForm(code)
				? database.use((db) => findInvited(db, code, now()))
				: undefined,
		accept: async (code, credential, address) =>
			hasTokenForm(code)
				? database.transaction(async (db) => {
						const account = await findInvited(db, code, now());
						const { numDeletedRows } = await db
							.deleteFrom("staff_invites")
							.where("code_hash", "=", hashToken(code))
							.executeTakeFirst();
						// Of two at once, one has it.
						if (!account || numDeletedRows === 0n) return undefined;
						const stamp = makeToken();
						const password =
							"passwordHash" in credential
								? { password_hash: credential.passwordHash }
								: {};
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
							.set({ stamp, ...password })
							.where("id", "=", account.id)
							.execute();
						return { ...account, stamp };
					})
				: undefined,
		setPassword: (accountId, passwordHash, keptTokenHash, actor) =>
			database.transaction(async (db) => {
				const change = { password_hash: passwordHash };
				await restamp(db, accountId, keptTokenHash, change);
				await recordAudit(db, [{ action: "password", actor }], now());
			}),
		removePasskey: (accountId, credentialId, keptTokenHash, actor) =>
			database.transaction(async (db) => {
				if (!(await hasAnother(database, db, accountId))) return false;
				const { numDeletedRows } = await db
					.deleteFrom("staff_passkeys")
					.where("account_id", "=", accountId)
					.where("credential_id", "=", credentialId)
					.executeTakeFirst();
				if (numDeletedRows === 0n) return false;
				await restamp(db, accountId, keptTokenHash);
				await recordAudit(db, [{ action: "passkey-remove", actor }], now());
				return true;
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
		.executeTakeFirst();
	return row && readAccount(row);
}

/** Ends an account's sessions but one, and its open link, and changes the account. */
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
