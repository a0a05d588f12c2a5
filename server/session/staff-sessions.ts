import { createHash } from "node:crypto";
import { emergencyIdentity, type StaffIdentity } from "../../shared/staff.ts";
import type { EnquiryDatabase } from "../database/database.ts";
import { type Account, readRole } from "../staff/account.ts";
import type { FoundSession } from "./live-sessions.ts";
import type { PasswordHash } from "./password.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";
import { hashToken, hasTokenForm, makeToken } from "./token.ts";

/** Seconds that a session lasts at most, whether it is used or not. */
export const sessionSeconds = 12 * 60 * 60;

const maximalAgent = 200;

/** Sessions with who holds them. Every method rejects with a `StoreDownError` while the store is down. */
export interface StaffSessions {
	/** Begins a session of an account, or of the emergency key. */
	begin(
		account: Account | undefined,
		agent: string | undefined,
	): Promise<{ readonly token: string; readonly staff: StaffIdentity }>;
	/** Who holds a token, without its `Bearer ` prefix; `undefined` where its session has ended. */
	identify(token: string): Promise<StaffIdentity | undefined>;
	/** Whether a token is of a session that has not ended. */
	isSignedIn(token: string): Promise<boolean>;
	/** Ends a token's session, if there is one. */
	end(token: string): Promise<void>;
	/** All sessions that go on, or those of an account, each with its holder. */
	list(
		accountId?: number | null,
	): Promise<{ session: FoundSession; staff: StaffIdentity }[]>;
	readonly remove: SessionStore["remove"];
	readonly removeAll: SessionStore["removeAll"];
}

/** Makes them, for an emergency key: with another one, or without, its sessions have ended. */
export function createStaffSessions(
	database: EnquiryDatabase,
	passwordHash: PasswordHash | undefined,
	now = Date.now,
): StaffSessions {
	const store = createSessionStore(database, now);
	const emergencyStamp = passwordHash && stampOf(passwordHash);

	/** Whoever a session is of, while that is as it was when the session began. */
	const holderOf = (session: FoundSession): StaffIdentity | undefined => {
		const { account, accountId, stamp } = session;
		if (accountId === null)
			return stamp === emergencyStamp ? emergencyIdentity : undefined;
		return account?.stamp === stamp
			? {
					...{ id: accountId, name: account.name, email: account.email },
					role: readRole(account.role),
				}
			: undefined;
	};
	const identify: StaffSessions["identify"] = async (token) => {
		if (!hasTokenForm(token)) return undefined;
		const session = await store.find(hashToken(token));
		return session && holderOf(session);
	};

	return {
		async begin(account, agent = "") {
			const token = makeToken();
			await store.add({
				tokenHash: hashToken(token),
				expiresAt: now() + sessionSeconds * 1000,
				accountId: account?.id ?? null,
				stamp: account?.stamp ?? emergencyStamp ?? "",
				agent: agent.slice(0, maximalAgent),
			});
			return {
				token,
				staff: account ? identityOf(account) : emergencyIdentity,
			};
		},
		identify,
		isSignedIn: async (token) => (await identify(token)) !== undefined,
		async end(token) {
			if (hasTokenForm(token)) await store.remove(hashToken(token));
		},
		list: async (accountId) =>
			(await store.list(accountId)).flatMap((session) => {
				const staff = holderOf(session);
				return staff ? [{ session, staff }] : [];
			}),
		remove: store.remove,
		removeAll: store.removeAll,
	};
}

/** What others may know of an account. */
export function identityOf({ id, name, email, role }: Account): StaffIdentity {
	return { id, name, email, role };
}

/** A fingerprint of a password's hash, which is salted, so that it tells nothing of the password. */
export function stampOf({ salt, hash }: PasswordHash): string {
	return createHash("sha256").update(salt).update(hash).digest("base64url");
}
