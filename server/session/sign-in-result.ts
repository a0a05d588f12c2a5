import type {
	RefusedSignIn,
	SignInFailure,
} from "../../shared/sign-in-rules.ts";
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

/**
 * Maps a refusal to a response. Without sign-in set up it is 403, not 404: the login page says so
 * to everyone, and no password would help.
 */
export function describeRefusal(refusal: Refusal): {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly refused: RefusedSignIn;
} {
	const [status, failure] = answers[refusal.kind];
	if ("retryAfterSeconds" in refusal) {
		const { retryAfterSeconds } = refusal;
		const headers = { "Retry-After": String(retryAfterSeconds) };
		return { status, headers, refused: { failure, retryAfterSeconds } };
	}
	// Required for 401 (RFC 9110, section 15.5.2).
	const headers = status === 401 ? { "WWW-Authenticate": "Bearer" } : {};
	return { status, headers, refused: { failure } };
}

/** What a form of staff says of a refused password: it is no sign-in, so a wrong one is no 401. */
export function describeCheck({ kind }: Refusal) {
	return kind === "limited" || kind === "busy"
		? { status: answers[kind][0], fault: kind }
		: { status: 422, fault: "current" as const };
}

const answers: Readonly<
	Record<Refusal["kind"], readonly [status: number, SignInFailure]>
> = {
	disabled: [403, "disabled"],
	"emergency-off": [403, "emergencyOff"],
	missing: [422, "missing"],
	wrong: [401, "wrong"],
	mismatch: [401, "mismatch"],
	passkey: [401, "passkey"],
	limited: [429, "limited"],
	busy: [503, "unavailable"],
};
