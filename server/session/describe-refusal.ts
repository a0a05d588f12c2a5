import type {
	RefusedSignIn,
	SignInFailure,
} from "../../shared/sign-in-rules.ts";
import type { Refusal } from "./sign-in-result.ts";

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
