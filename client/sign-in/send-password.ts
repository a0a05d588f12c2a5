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
	const result = await post({
		password,
		locale,
		...(email === "" ? {} : { email }),
	});
	if (result.kind === "signed-in") return result;
	const { failure } = result.refusal;
	return failure === "wrong" && email !== ""
		? { kind: "refused", refusal: { ...result.refusal, failure: "mismatch" } }
		: result;
}

async function post(body: SignInBody): Promise<SendResult> {
	try {
		return readAnswer(await postSignIn(sessionPath, body));
	} catch {
		return { kind: "refused", refusal: { failure: "offline" } };
	}
}

type SignInBody = Readonly<Record<string, unknown>>;

/** Posts to a sign-in endpoint. Rejects if no response arrives. */
export function postSignIn(
	path: string,
	body: SignInBody,
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
			...(/^\d+$/.test(retryAfter)
				? { retryAfterSeconds: Number(retryAfter) }
				: {}),
		},
	};
}

const failures: Readonly<Record<number, SignInFailure>> = {
	401: "wrong",
	422: "missing",
	429: "limited",
};
