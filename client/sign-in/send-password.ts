import { sessionPath } from "../../shared/endpoints.ts";
import { isObject } from "../../shared/is-object.ts";
import type { Locale } from "../../shared/locales.ts";
import type {
	RefusedSignIn,
	SignInFailure,
} from "../../shared/sign-in-rules.ts";
import { type HttpAnswer, send } from "../http.ts";

// Generous, because the server slows down under password guessing.
const timeoutMs = 30_000;

export type SendResult =
	| { readonly kind: "signed-in"; readonly token: string }
	| { readonly kind: "refused"; readonly refusal: RefusedSignIn };

/**
 * Sends a password: for an account or, without an email address, the emergency key. A missing
 * response counts as a refusal.
 */
export async function sendPassword(
	password: string,
	email: string,
	locale: Locale,
): Promise<SendResult> {
	try {
		const body = { password, locale, email: email || undefined };
		const result = readAnswer(await postSignIn(sessionPath, body));
		return result.kind === "refused" &&
			result.refusal.failure === "wrong" &&
			email !== ""
			? { kind: "refused", refusal: { ...result.refusal, failure: "mismatch" } }
			: result;
	} catch {
		return { kind: "refused", refusal: { failure: "offline" } };
	}
}

/** Posts to a sign-in endpoint. Rejects if no response arrives. */
export function postSignIn(
	path: string,
	body: Readonly<Record<string, unknown>>,
): Promise<HttpAnswer> {
	return send(path, { method: "POST", body, timeout: timeoutMs });
}

/** Interprets the server's response. */
export function readAnswer({ status, body, headers }: HttpAnswer): SendResult {
	const retryAfter = headers.get("Retry-After") ?? "";
	if (status === 200 && isObject(body) && typeof body.token === "string")
		return { kind: "signed-in", token: body.token };
	const failure =
		failures[status] ?? (status >= 500 ? "unavailable" : "refused");
	return {
		kind: "refused",
		refusal: {
			failure,
			retryAfterSeconds: /^\d+$/.test(retryAfter)
				? Number(retryAfter)
				: undefined,
		},
	};
}

const failures: Readonly<Record<number, SignInFailure>> = {
	401: "wrong",
	422: "missing",
	429: "limited",
};
