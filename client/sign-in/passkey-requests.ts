import {
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
	startAuthentication,
	startRegistration,
	WebAuthnError,
} from "@simplewebauthn/browser";
import { isObject } from "../../shared/is-object.ts";
import type { Locale } from "../../shared/locales.ts";
import { passkeyPath } from "../../shared/sign-in-rules.ts";
import type { HttpAnswer } from "../http.ts";
import { postSignIn, readAnswer, type SendResult } from "./send-password.ts";

export type PasskeyResult =
	| SendResult
	/** The visitor cancelled the passkey dialog. */
	| { readonly kind: "given-up" }
	| { readonly kind: "registered" };

/** Signs in with a passkey. */
export function signInWithPasskey(locale: Locale): Promise<PasskeyResult> {
	return attempt(async () => {
		const asked = await postSignIn(`${passkeyPath}/options`, { locale });
		const optionsJSON = asked.body;
		if (!isChallenge(optionsJSON)) return judge(asked);
		const response = await startAuthentication({ optionsJSON });
		return judge(await postSignIn(passkeyPath, { response, locale }));
	});
}

/**
 * Creates a passkey and registers it.
 *
 * @param code code of the one-time link; if absent, the passkey is for the signed-in person
 */
export function registerPasskey(
	locale: Locale,
	code?: string,
): Promise<PasskeyResult> {
	return attempt(async () => {
		const path = `${passkeyPath}/registration`;
		const body = { locale, code };
		const asked = await postSignIn(`${path}/options`, body);
		const optionsJSON = asked.body;
		if (!isChallenge(optionsJSON)) return judge(asked);
		const response = await startRegistration({ optionsJSON });
		return judge(await postSignIn(path, { ...body, response }));
	});
}

/** Whether a response body has the WebAuthn options for a sign-in or a registration. */
function isChallenge(
	body: unknown,
): body is PublicKeyCredentialRequestOptionsJSON &
	PublicKeyCredentialCreationOptionsJSON {
	return isObject(body) && "challenge" in body;
}

function judge(answer: HttpAnswer): PasskeyResult {
	if (answer.status === 204) return { kind: "registered" };
	const result = readAnswer(answer);
	if (result.kind === "signed-in") return result;
	const { failure } = result.refusal;
	return failure === "wrong" || failure === "missing"
		? { kind: "refused", refusal: { failure: "passkey" } }
		: result;
}

/** Rejects if no response arrives. */
async function attempt(
	work: () => Promise<PasskeyResult>,
): Promise<PasskeyResult> {
	try {
		return await work();
	} catch (error) {
		const isTheirs =
			error instanceof WebAuthnError ||
			(error instanceof DOMException && error.name === "NotAllowedError");
		if (isTheirs) return { kind: "given-up" };
		throw error;
	}
}
