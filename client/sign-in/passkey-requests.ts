import {
	startAuthentication,
	startRegistration,
	WebAuthnError,
} from "@simplewebauthn/browser";
import type { Locale } from "../../shared/locales.ts";
import { passkeyPath } from "../../shared/sign-in-rules.ts";
import { readAnswer, type SendResult } from "./send-password.ts";

// A code typed into a telephone takes a while; the authenticator has a limit of its own.
const timeoutMs = 30_000;

export type PasskeyResult =
	| SendResult
	/** Whoever was asked for a passkey has thought otherwise. */
	| { readonly kind: "given-up" }
	| { readonly kind: "registered" };

/** Asks for a passkey and signs in with it. */
export function signInWithPasskey(locale: Locale): Promise<PasskeyResult> {
	return attempt(async () => {
		const asked = await post(`${passkeyPath}/options`, { locale });
		if (!asked.ok) return judge(asked);
		const optionsJSON = await asked.json();
		const response = await startAuthentication({ optionsJSON });
		return judge(await post(passkeyPath, { response, locale }));
	});
}

/**
 * Makes a passkey and registers it.
 *
 * @param code of the one-time link that it is made with; without one it is for who is signed in.
 */
export function registerPasskey(
	locale: Locale,
	code?: string,
): Promise<PasskeyResult> {
	return attempt(async () => {
		const path = `${passkeyPath}/registration`;
		const body = { locale, ...(code === undefined ? {} : { code }) };
		const asked = await post(`${path}/options`, body);
		if (!asked.ok) return judge(asked);
		const optionsJSON = await asked.json();
		const response = await startRegistration({ optionsJSON });
		return judge(await post(path, { ...body, response }));
	});
}

function post(path: string, body: object): Promise<Response> {
	return fetch(path, {
		method: "POST",
		headers: {
			Accept: "application/json, application/problem+json",
			"Content-Type": "application/json",
		},
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(timeoutMs),
	});
}

async function judge(response: Response): Promise<PasskeyResult> {
	if (response.status === 204) return { kind: "registered" };
	const result = readAnswer(
		response.status,
		await response.json(),
		response.headers.get("Retry-After"),
	);
	if (result.kind === "signed-in") return result;
	const { failure } = result.refusal;
	return failure === "wrong" || failure === "missing"
		? { kind: "refused", refusal: { failure: "passkey" } }
		: result;
}

async function attempt(
	work: () => Promise<PasskeyResult>,
): Promise<PasskeyResult> {
	try {
		return await work();
	} catch (error) {
		const isTheirs =
			error instanceof WebAuthnError ||
			(error instanceof DOMException && error.name === "NotAllowedError");
		return isTheirs
			? { kind: "given-up" }
			: { kind: "refused", refusal: { failure: "offline" } };
	}
}
