import { emergencyIdentity } from "../../shared/staff.ts";
import { actorAs } from "../audit/actor.ts";
import type { SiteDatabase } from "../database/database.ts";
import { parsePasswordHash } from "./password.ts";
import { createSessionStore } from "./session-store.ts";
import type { SignIn } from "./sign-in.ts";
import { stampOf } from "./staff-sessions.ts";
import { testPasswordHash } from "./test-hash.ts";
import { hashToken } from "./token.ts";

/** The hash of the tests' emergency key, as the sign-in takes it. */
export const testEmergencyKey = parsePasswordHash(testPasswordHash);

/**
 * Begins a session of the tests' emergency key, which the server needs as `STAFF_PASSWORD_HASH`.
 *
 * @param expiresAt in milliseconds since 1970.
 */
export async function addTestSession(
	database: SiteDatabase,
	token: string,
	expiresAt = Date.now() + 3_600_000,
): Promise<void> {
	if (!testEmergencyKey) throw new Error("no key");
	await createSessionStore(database).add(
		{
			tokenHash: hashToken(token),
			expiresAt,
			accountId: null,
			stamp: stampOf(testEmergencyKey),
			agent: "",
		},
		{ action: "sign-in", actor: actorAs(emergencyIdentity, undefined) },
	);
}

/** A sign-in whose sessions are always recent, for tests with tokens that are not in the store. */
export function alwaysRecent(signIn: SignIn): SignIn {
	return { ...signIn, isRecent: async () => true };
}
