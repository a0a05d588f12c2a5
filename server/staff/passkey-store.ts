import type { Selectable } from "kysely";
import { type Actor, recordAudit } from "../audit/audit-trail.ts";
import type { Queries, SiteDatabase } from "../database/database.ts";
import { latestEnd } from "../database/latest-end.ts";
import type { Schema } from "../database/migrations/schema.ts";
import { readAccount, selectAccounts } from "./account.ts";
import { holdSession } from "./hold-staff.ts";

/** The validity of a challenge, in milliseconds. */
const challengeMs = 5 * 60 * 1000;

/** A passkey as the authenticator created it. */
export interface NewPasskey {
	readonly credentialId: string;
	readonly publicKey: Uint8Array<ArrayBuffer>;
	readonly counter: number;
	readonly transports: readonly string[];
}

interface Passkey extends NewPasskey {
	readonly createdAt: number;
	readonly usedAt: number | null;
}

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

/** Passkeys and challenges. Methods reject with a `StoreDownError` while the store is down. */
export function createPasskeyStore(database: SiteDatabase, now = Date.now) {
	return {
		list: (accountId: number) =>
			database.use(async (db) => {
				const rows = await db
					.selectFrom("staff_passkeys")
					.selectAll()
					.where("account_id", "=", accountId)
					.orderBy("created_at")
					.execute();
				return rows.map(readPasskey);
			}),
		find: (credentialId: string) =>
			database.use(async (db) => {
				const row = await db
					.selectFrom("staff_passkeys")
					.selectAll()
					.where("credential_id", "=", credentialId)
					.executeTakeFirst();
				if (!row) return undefined;
				const account = await selectAccounts(db)
					.where("id", "=", row.account_id)
					.executeTakeFirst();
				return (
					account && {
						account: readAccount(account),
						passkey: readPasskey(row),
					}
				);
			}),
		/**
		 * Adds a passkey and its entry in the audit trail; `false` if it is already registered.
		 *
		 * @param tokenHash of the session that adds it.
		 * @throws a 401 when that session has ended.
		 */
		add: (
			accountId: number,
			passkey: NewPasskey,
			tokenHash: string | undefined,
			actor: Actor,
		) =>
			database.transaction(async (db) => {
				const time = now();
				await holdSession(db, accountId, tokenHash, time);
				if (!(await insertPasskey(db, accountId, passkey, time))) return false;
				await recordAudit(db, [{ action: "passkey-add", actor }], time);
				return true;
			}),
		/** Records a use; `false` if the signature counter shows that the passkey was cloned. */
		countUse: (credentialId: string, counter: number) =>
			database.use(async (db) => {
				const { numUpdatedRows } = await db
					.updateTable("staff_passkeys")
					.set({ counter, used_at: now() })
					.where("credential_id", "=", credentialId)
					.where((is) =>
						counter === 0 ? is("counter", "=", 0) : is("counter", "<", counter),
					)
					.executeTakeFirst();
				return numUpdatedRows > 0n;
			}),
		/**
		 * Stores a challenge for a sign-in, or for the account that registers a passkey. Deletes expired
		 * ones.
		 */
		addChallenge: (challenge: string, accountId: number | null) =>
			database.use(async (db) => {
				const time = now();
				await db
					.deleteFrom("staff_challenges")
					.where("expires_at", "<=", time)
					.execute();
				await db
					.insertInto("staff_challenges")
					.values({
						challenge,
						account_id: accountId,
						expires_at: time + challengeMs,
					})
					.execute();
			}),
		/** Deletes a challenge; `true` for the first caller before it expires. */
		takeChallenge: (challenge: string, accountId: number | null) =>
			database.use(async (db) => {
				const time = now();
				const { numDeletedRows } = await db
					.deleteFrom("staff_challenges")
					.where("challenge", "=", challenge)
					.where("account_id", accountId === null ? "is" : "=", accountId)
					.where("expires_at", ">", time)
					.where("expires_at", "<=", latestEnd(time, challengeMs))
					.executeTakeFirst();
				return numDeletedRows > 0n;
			}),
	};
}

/** Adds a passkey to an account; `false` if it is already registered. */
export async function insertPasskey(
	db: Queries,
	accountId: number,
	{ credentialId, publicKey, counter, transports }: NewPasskey,
	time: number,
): Promise<boolean> {
	const { numInsertedOrUpdatedRows: added } = await db
		.insertInto("staff_passkeys")
		.values({
			credential_id: credentialId,
			account_id: accountId,
			counter,
			public_key: publicKey,
			transports: transports.join(),
			created_at: time,
			used_at: null,
		})
		// A registered passkey keeps its account.
		.onConflict((conflict) => conflict.column("credential_id").doNothing())
		.executeTakeFirst();
	return Number(added) > 0;
}

function readPasskey(row: Selectable<Schema["staff_passkeys"]>): Passkey {
	return {
		credentialId: row.credential_id,
		publicKey: Uint8Array.from(row.public_key),
		counter: row.counter,
		transports: row.transports.split(",").filter(Boolean),
		createdAt: row.created_at,
		usedAt: row.used_at,
	};
}
