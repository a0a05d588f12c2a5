import type { Account } from "../staff/account.ts";
import { createAccountStore, tidyEmail } from "../staff/account-store.ts";
import { type CheckOptions, createPasswordChecks } from "./check-password.ts";
import { createDeviceStore } from "./device-store.ts";
import { type PasswordHash, parsePasswordHash } from "./password.ts";
import type {
	SignedIn,
	SignInMethod,
	SignInResult,
	Visitor,
} from "./sign-in-result.ts";
import { createStaffSessions } from "./staff-sessions.ts";

export interface SignInOptions extends CheckOptions {
	/** The hash of the emergency key. Without it, only accounts can sign in. */
	readonly passwordHash: PasswordHash | undefined;
}

export type SignIn = ReturnType<typeof createSignIn>;

/**
 * Signs staff in and out, on a database that all instances share. Every method rejects with a
 * `StoreDownError` while the store is down.
 */
export function createSignIn(options: SignInOptions) {
	const { database, passwordHash, now = Date.now } = options;
	const accounts = createAccountStore(database, now);
	const devices = createDeviceStore(database, now);
	const sessions = createStaffSessions(database, passwordHash, now);
	const { check, hash } = createPasswordChecks(options);

	const begin = async (
		account: Account | undefined,
		method: SignInMethod,
		visitor: Visitor,
	): Promise<SignedIn> => ({
		kind: "signed-in",
		...(await sessions.begin(account, method, visitor)),
		device: await devices.remember(visitor.device, account?.id ?? null),
	});
	const hashOf = (account: Account | undefined) =>
		parsePasswordHash(account?.passwordHash ?? "");
	const trySignIn = async (
		password: string,
		email: string,
		visitor: Visitor,
	): Promise<SignInResult> => {
		const { address, device } = visitor;
		const isAccount = email !== "";
		const account = isAccount ? await accounts.findByEmail(email) : undefined;
		const isKnown = await devices.isKnown(
			device,
			isAccount ? account?.id : null,
		);
		const checked = await check(password, {
			address,
			email: isAccount ? tidyEmail(email) : undefined,
			hash: isAccount ? hashOf(account) : passwordHash,
			device: isKnown ? device : undefined,
		});
		const method = isAccount ? "password" : "emergency key";
		return checked === "right" ? begin(account, method, visitor) : checked;
	};

	/** Checks the password of an account, or the emergency key, that is already signed in. */
	const checkPassword = (
		password: string,
		address: string | undefined,
		account: Account | undefined,
	) =>
		check(password, {
			address,
			email: account?.email,
			hash: account ? hashOf(account) : passwordHash,
			// The holder of a session is no stranger and has a count of their own.
			device: `session of ${account?.id ?? "emergency key"}`,
		});

	return {
		/**
		 * Checks a password and begins a session if it is right.
		 *
		 * @param email the account's address; without it, the password is the emergency key.
		 */
		async signIn(
			password: unknown,
			visitor: Visitor,
			email: unknown = "",
		): Promise<SignInResult> {
			if (!passwordHash && !(await accounts.hasAny()))
				return { kind: "disabled" };
			if (!passwordHash && email === "") return { kind: "emergency-off" };
			if (typeof password !== "string" || password === "")
				return { kind: "missing" };
			if (typeof email !== "string") return { kind: "missing" };
			return trySignIn(password, email, visitor);
		},
		/** Begins a session for an account that was authenticated in another way. */
		begin: (account: Account, method: SignInMethod, visitor: Visitor) =>
			begin(account, method, visitor),
		checkPassword,
		hashPassword: hash,
		/** Re-authenticates an account or the emergency key, which begins a new session. */
		async confirm(
			password: string,
			accountId: number | null,
			visitor: Visitor,
		): Promise<SignInResult> {
			const account = await accounts.find(accountId);
			if (accountId !== null && !account) return { kind: "mismatch" };
			const checked = await checkPassword(password, visitor.address, account);
			const method = account ? "password" : "emergency key";
			return checked === "right" ? begin(account, method, visitor) : checked;
		},
		/** Whether anybody can sign in: there is an emergency key or an account. */
		isSetUp: async () => passwordHash !== undefined || accounts.hasAny(),
		identify: sessions.identify,
		isRecent: sessions.isRecent,
		/** Ends a token's session, if it exists. */
		signOut: sessions.end,
	};
}
