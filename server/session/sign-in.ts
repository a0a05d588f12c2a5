import type { Account } from "../staff/account.ts";
import { createAccountStore, tidyEmail } from "../staff/account-store.ts";
import { type CheckOptions, createPasswordCheck } from "./check-password.ts";
import { createDeviceStore } from "./device-store.ts";
import { type PasswordHash, parsePasswordHash } from "./password.ts";
import type {
	Refusal,
	SignedIn,
	SignInDetails,
	SignInMethod,
	SignInResult,
	Visitor,
} from "./sign-in-result.ts";
import { createStaffSessions, type StaffSessions } from "./staff-sessions.ts";

/** Signs staff in and out. Every method rejects with a `StoreDownError` while the store is down. */
export interface SignIn extends Pick<StaffSessions, "identify" | "isRecent"> {
	/** Checks a password sent from an address and begins a session if it is right. */
	signIn(
		password: unknown,
		address: string | undefined,
		details?: SignInDetails,
	): Promise<SignInResult>;
	/** Begins a session for an account that was authenticated in another way. */
	begin(
		account: Account,
		method: SignInMethod,
		visitor: Visitor,
	): Promise<SignedIn>;
	/** Checks the password of an account that is already signed in. */
	checkPassword(
		password: string,
		address: string | undefined,
		account: Account,
	): Promise<"right" | Refusal>;
	/** Re-authenticates an account or the emergency key by password, which begins a new session. */
	confirm(
		password: string,
		accountId: number | null,
		visitor: Visitor,
	): Promise<SignInResult>;
	/** Whether anybody can sign in: there is an emergency key or an account. */
	isSetUp(): Promise<boolean>;
	/** Ends a token's session, if it exists. */
	readonly signOut: StaffSessions["end"];
}

export interface SignInOptions extends CheckOptions {
	/** The hash of the emergency key. Without it, only accounts can sign in. */
	readonly passwordHash: PasswordHash | undefined;
}

/** Creates the sign-in of staff on a database that all instances share. */
export function createSignIn(options: SignInOptions): SignIn {
	const { database, passwordHash, now = Date.now } = options;
	const accounts = createAccountStore(database, now);
	const devices = createDeviceStore(database, now);
	const sessions = createStaffSessions(database, passwordHash, now);
	const check = createPasswordCheck(options);

	const begin = async (
		account: Account | undefined,
		method: SignInMethod,
		visitor: Visitor,
	): Promise<SignedIn> => ({
		kind: "signed-in",
		...(await sessions.begin(account, method, visitor)),
		device: await devices.remember(visitor.device, account?.id ?? null),
	});
	/** @param email empty for the emergency key. */
	const tryPassword = async (
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
			hash: isAccount
				? parsePasswordHash(account?.passwordHash ?? "")
				: passwordHash,
			device: isKnown ? device : undefined,
		});
		const method = isAccount ? "password" : "emergency key";
		return checked === "right" ? begin(account, method, visitor) : checked;
	};

	const checkOwn = (
		password: string,
		address: string | undefined,
		account: Account | undefined,
	) =>
		check(password, {
			...{ address, email: account?.email },
			hash: account
				? parsePasswordHash(account.passwordHash ?? "")
				: passwordHash,
			// The holder of a session is no stranger and has a count of their own.
			device: `session of ${account?.id ?? "emergency key"}`,
		});

	return {
		async signIn(password, address, details = {}) {
			const { email = "" } = details;
			if (!passwordHash && !(await accounts.hasAny()))
				return { kind: "disabled" };
			if (!passwordHash && email === "") return { kind: "emergency-off" };
			if (typeof password !== "string" || password === "")
				return { kind: "missing" };
			if (typeof email !== "string") return { kind: "missing" };
			return tryPassword(password, email, { ...details, address });
		},
		begin,
		checkPassword: checkOwn,
		async confirm(password, accountId, visitor) {
			const account =
				accountId === null ? undefined : await accounts.find(accountId);
			if (accountId !== null && !account) return { kind: "mismatch" };
			const checked = await checkOwn(password, visitor.address, account);
			const method = account ? "password" : "emergency key";
			return checked === "right" ? begin(account, method, visitor) : checked;
		},
		isSetUp: async () => passwordHash !== undefined || accounts.hasAny(),
		identify: sessions.identify,
		isRecent: sessions.isRecent,
		signOut: sessions.end,
	};
}
