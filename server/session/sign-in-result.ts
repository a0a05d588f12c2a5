import type { StaffIdentity } from "../../shared/staff.ts";

/** How somebody signs in. */
export type SignInMethod = "password" | "emergency key" | "passkey" | "link";

/** A sign-in that did not come about, though the store works. */
export type Refusal =
	| {
			readonly kind:
				| "disabled"
				/** There is no emergency key, but there are accounts. */
				| "emergency-off"
				| "missing"
				/** The emergency key is wrong. */
				| "wrong"
				/** Address and password of an account are. */
				| "mismatch"
				| "passkey";
	  }
	| {
			readonly kind: "limited" | "busy";
			readonly retryAfterSeconds: number;
	  };

/** A session that has begun. */
export interface SignedIn {
	readonly kind: "signed-in";
	readonly token: string;
	/** What the browser is known by from now on. */
	readonly device: string;
	readonly staff: StaffIdentity;
}

export type SignInResult = SignedIn | Refusal;

/** What is known of a browser from which somebody signs in. */
export interface Visitor {
	/** Where it is, as Express gives it. */
	readonly address: string | undefined;
	/** What the browser is known by, if it says so. */
	readonly device?: string | undefined;
	/** The browser as it names itself. */
	readonly agent?: string | undefined;
	/** The tokens that its cookies hold, whose sessions end when another one begins. */
	readonly tokens?: readonly string[] | undefined;
}

/** What is known of a person who signs in, besides the address. */
export interface SignInDetails extends Omit<Visitor, "address"> {
	/** Whose account it is; without it the password is the emergency key. */
	readonly email?: unknown;
}
