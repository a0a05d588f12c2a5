import {
	startAuthentication,
	startRegistration,
	WebAuthnError,
} from "@simplewebauthn/browser";
import type { Locale } from "../../shared/locales.ts";
import { passkeyPath } from "../../shared/sign-in-rules.ts";
import { postSignIn, readAnswer, type SendResult } from "./send-password.ts";

export type PasskeyResult =
	| SendResult
	/** Whoever was asked for a passkey has thought otherwise. */
	| { readonly kind: "given-up" }
	| { readonly kind: "registered" };

/** Asks for a passkey and signs in with it. */
export function signInWithPasskey(locale: Locale): Promise<PasskeyResult> {
	return attempt(async () => {
		const asked = await postSignIn(`${passkeyPath}/options`, { locale });
		if (!asked.ok) return judge(asked);
		const optionsJSON = await asked.json();
		const response = await startAuthentication({ optionsJSON });
		return judge(await postSignIn(passkeyPath, { response, locale }));
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
		const asked = await postSignIn(`${path}/options`, body);
		if (!asked.ok) return judge(asked);
		const optionsJSON = await asked.json();
		const response = await startRegistration({ optionsJSON });
		return judge(await postSignIn(path, { ...body, response }));
	});
}

async function judge(response: Response): Promise<PasskeyResult> {
	if (response.status === 204) return { kind: "registered" };
	const result = await readAnswer(response);
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
