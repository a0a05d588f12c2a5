import type { StaffIdentity } from "../../shared/staff.ts";

export type SignInMethod = "password" | "emergency key" | "passkey" | "link";

/** A sign-in that failed although the store works. */
export type Refusal =
	| {
			readonly kind:
				| "disabled"
				/** There are accounts but no emergency key. */
				| "emergency-off"
				| "missing"
				/** The emergency key is wrong. */
				| "wrong"
				/** An account's address or password is wrong. */
				| "mismatch"
				| "passkey";
	  }
	| {
			readonly kind: "limited" | "busy";
			readonly retryAfterSeconds: number;
	  };

export interface SignedIn {
	readonly kind: "signed-in";
	readonly token: string;
	/** The token by which the browser is known from now on. */
	readonly device: string;
	readonly staff: StaffIdentity;
}

export type SignInResult = SignedIn | Refusal;

/** The browser that somebody signs in from. */
export interface Visitor {
	/** Its network address, from Express. */
	readonly address: string | undefined;
	/** Its device token, if it sent one. */
	readonly device?: string | undefined;
	/** Its user agent. */
	readonly agent?: string | undefined;
	/** The tokens in its cookies, whose sessions end when a new one begins. */
	readonly tokens?: readonly string[] | undefined;
}
