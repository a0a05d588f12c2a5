import { operatorActor } from "../audit/actor.ts";
import type { SiteDatabase } from "../database/database.ts";
import { createSessionStore } from "../session/session-store.ts";
import { hashToken } from "../session/token.ts";
import { createAccountStore } from "./account-store.ts";

/** Adds an account and begins a session of it. */
export async function addAccountSession(
	database: SiteDatabase,
	token: string,
	email = "amal@example.com",
): Promise<void> {
	const account = await createAccountStore(database).add(
		{ email, name: "Amal", role: "administrator" },
		operatorActor,
	);
	if (!account) throw new Error("the account exists");
	await createSessionStore(database).add(
		{
			tokenHash: hashToken(token),
			expiresAt: Date.now() + 3_600_000,
			accountId: account.id,
			stamp: account.stamp,
			agent: "",
		},
		{ action: "sign-in", actor: operatorActor },
	);
}

/** Removes all accounts and their sessions, so that a shared site's sign-in is closed again. */
export async function removeAccounts(database: SiteDatabase): Promise<void> {
	await database.use((db) => db.deleteFrom("staff_accounts").execute());
}
