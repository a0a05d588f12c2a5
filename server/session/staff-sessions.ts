import { createHash } from "node:crypto";
import { emergencyIdentity, type StaffIdentity } from "../../shared/staff.ts";
import { actorAs } from "../audit/actor.ts";
import type { Actor } from "../audit/audit-trail.ts";
import type { SiteDatabase } from "../database/database.ts";
import { type Account, readRole } from "../staff/account.ts";
import { type LiveSession, recentMs, sessionMs } from "./live-sessions.ts";
import type { PasswordHash } from "./password.ts";
import { createSessionStore } from "./session-store.ts";
import type { SignInMethod, Visitor } from "./sign-in-result.ts";
import { hashToken, hasTokenForm, makeToken } from "./token.ts";

const maximalAgent = 200;

/**
 * Sessions with their holders. Begin and end are recorded in the audit trail. Every method rejects
 * with a `StoreDownError` while the store is down.
 *
 * @param passwordHash of the emergency key. Changing or removing it ends the key's sessions.
 */
export function createStaffSessions(
	database: SiteDatabase,
	passwordHash: PasswordHash | undefined,
	now = Date.now,
) {
	const store = createSessionStore(database, now);
	const emergencyStamp = passwordHash && stampOf(passwordHash);

	/** The holder of a session, unless their credentials have changed since it began. */
	const holderOf = (session: LiveSession): StaffIdentity | undefined => {
		const { accountId: id, name, email, role, stamp, accountStamp } = session;
		if (id === null)
			return stamp === emergencyStamp ? emergencyIdentity : undefined;
		if (name === null || email === null || role === null) return undefined;
		return stamp === accountStamp
			? { id, name, email, role: readRole(role) }
			: undefined;
	};
	const find = async (token: string) =>
		hasTokenForm(token) ? store.find(hashToken(token)) : undefined;
	/** The holder of a token (without its `Bearer ` prefix); `undefined` if the session has ended. */
	const identify = async (token: string) => {
		const session = await find(token);
		return session && holderOf(session);
	};

	return {
		/** Begins a session of an account or the emergency key. Ends the browser's earlier ones. */
		async begin(
			account: Account | undefined,
			method: SignInMethod,
			visitor: Pick<Visitor, "address" | "agent" | "tokens">,
		) {
			const { address, agent = "", tokens = [] } = visitor;
			const token = makeToken();
			const { id, name, email, role } = account ?? emergencyIdentity;
			const staff = { id, name, email, role };
			const actor = actorAs(staff, address);
			await store.add(
				{
					tokenHash: hashToken(token),
					expiresAt: now() + sessionMs,
					accountId: staff.id,
					stamp: account?.stamp ?? emergencyStamp ?? "",
					agent: agent.slice(0, maximalAgent),
					replaced: tokens.filter(hasTokenForm).map(hashToken),
				},
				{ action: "sign-in", actor, detail: method },
			);
			return { token, staff };
		},
		identify,
		/** Whether a token's session is live and began recently enough to skip re-authentication. */
		async isRecent(token: string) {
			const session = await find(token);
			return (
				session !== undefined &&
				holderOf(session) !== undefined &&
				Math.abs(now() - session.createdAt) < recentMs
			);
		},
		/** Ends a token's session. @param address of the client that signs out. */
		async end(token: string, address: string | undefined) {
			if (!hasTokenForm(token)) return;
			const staff = await identify(token);
			const actor = staff && actorAs(staff, address);
			await store.remove(
				hashToken(token),
				actor && { action: "sign-out", actor },
			);
		},
		/** All live sessions or those of one account, each with its holder. */
		list: async (accountId?: number | null) =>
			(await store.list(accountId)).flatMap((session) => {
				const staff = holderOf(session);
				return staff ? [{ session, staff }] : [];
			}),
		/** Ends a session if it exists and, if an account is given, belongs to it. */
		remove: (tokenHash: string, actor: Actor, accountId?: number | null) =>
			store.remove(tokenHash, { action: "session-end", actor }, accountId),
		/** Ends all sessions, or those of one account, except the given one. */
		removeAll: (
			keptTokenHash: string,
			actor: Actor,
			accountId?: number | null,
		) => {
			const detail = accountId === undefined ? "everyone" : "own";
			const entry = { action: "session-end", actor, detail } as const;
			return store.removeAll(keptTokenHash, entry, accountId);
		},
	};
}

/** A fingerprint of a password hash, which is salted, so this reveals nothing of the password. */
export function stampOf({ salt, hash }: PasswordHash): string {
	return createHash("sha256").update(salt).update(hash).digest("base64url");
}
