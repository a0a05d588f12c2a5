import { setTimeout as wait } from "node:timers/promises";
import type { EnquiryDatabase } from "../database/database.ts";
import { BusyError, createWorkQueue } from "../images/work-queue.ts";
import { createAttemptCounts } from "./attempt-counts.ts";
import { limitAttempts } from "./attempt-limit.ts";
import { type PasswordHash, verifyPassword } from "./password.ts";
import { createSessionStore } from "./session-store.ts";
import { hashToken, hasTokenForm, makeToken } from "./token.ts";

/** Seconds that a session lasts, whether it is used or not. */
export const sessionSeconds = 12 * 60 * 60;

const windowMs = 15 * 60 * 1000;
/** Each check takes 128 MB, and a thread of the pool that files are read with. */
const checksAtOnce = 2;
const checksWaiting = 16;
const busySeconds = 5;
/** With two checks at once, one guess a second for an instance. */
const slowMs = 2000;

/** A sign-in that did not come about, though the store works. */
export type Refusal =
	| { readonly kind: "disabled" | "missing" | "wrong" }
	| {
			readonly kind: "limited" | "busy";
			readonly retryAfterSeconds: number;
	  };

export type SignInResult =
	| { readonly kind: "signed-in"; readonly token: string }
	| Refusal;

/** Lets staff in and out. Every method rejects with a `StoreDownError` while the store is down. */
export interface SignIn {
	/** Checks a password sent from an address; if it is right a session begins. */
	signIn(password: unknown, address: string | undefined): Promise<SignInResult>;
	/** Whether a token, without its `Bearer ` prefix, is of a session that has not ended. */
	isSignedIn(token: string): Promise<boolean>;
	/** Ends a token's session, if there is one. */
	signOut(token: string): Promise<void>;
}

export interface SignInOptions {
	readonly database: EnquiryDatabase;
	/** What the password is checked against. Without it nobody can sign in. */
	readonly passwordHash: PasswordHash | undefined;
	/** The time in milliseconds since 1970. */
	readonly now?: () => number;
	readonly verify?: typeof verifyPassword;
	/** Waits for some milliseconds. */
	readonly pause?: (ms: number) => Promise<unknown>;
}

/** Makes the sign-in of staff, who share one password. */
export function createSignIn(options: SignInOptions): SignIn {
	const { database, passwordHash, now = Date.now } = options;
	const { verify = verifyPassword, pause = wait } = options;
	const sessions = createSessionStore(database, now);
	const counts = createAttemptCounts(database, windowMs, now);
	const beginAttempt = limitAttempts(counts, now);
	const checks = createWorkQueue(checksAtOnce, checksWaiting);

	return {
		async signIn(password, address) {
			if (!passwordHash) return { kind: "disabled" };
			if (typeof password !== "string" || password === "")
				return { kind: "missing" };
			const attempt = await beginAttempt(address);
			if (attempt.kind === "limited") return attempt;
			try {
				const isRight = await checks.run(async () => {
					if (attempt.isSlow) await pause(slowMs);
					return verify(password, passwordHash);
				});
				if (!isRight) return { kind: "wrong" };
			} catch (error) {
				if (!(error instanceof BusyError)) throw error;
				await attempt.takeBack();
				return { kind: "busy", retryAfterSeconds: busySeconds };
			}
			await attempt.takeBack();
			const token = makeToken();
			await sessions.add(hashToken(token), now() + sessionSeconds * 1000);
			return { kind: "signed-in", token };
		},
		isSignedIn: async (token) =>
			hasTokenForm(token) && sessions.has(hashToken(token)),
		async signOut(token) {
			if (hasTokenForm(token)) await sessions.remove(hashToken(token));
		},
	};
}
