import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
	RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { StoreDownError } from "../database/database.ts";
import type { Account } from "./account.ts";
import type { NewPasskey, PasskeyStore } from "./passkey-store.ts";

/** Registers passkeys and checks them (WebAuthn, level 3). Challenges are in the store, once each. */
export interface Passkeys {
	/** What a browser asks an authenticator for, before it is known who signs in. */
	askSignIn(): Promise<PublicKeyCredentialRequestOptionsJSON>;
	/** Whose passkey has answered; `undefined` where it is unknown, late or wrong. */
	signIn(response: AuthenticationResponseJSON): Promise<Account | undefined>;
	/** What a browser is to ask an authenticator for, to make a passkey of an account. */
	askRegistration(
		account: Account,
	): Promise<PublicKeyCredentialCreationOptionsJSON>;
	/** The passkey that an authenticator has made; `undefined` where the answer is late or wrong. */
	verify(
		account: Account,
		response: RegistrationResponseJSON,
	): Promise<NewPasskey | undefined>;
}

/** EdDSA, ES256 and RS256 (COSE): what authenticators have; to look for others Node warns. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The package is loaded when it is first needed: most processes see no passkey soon. */
const load = () => import("@simplewebauthn/server");

/**
 * Makes it for a site.
 *
 * @param siteOrigin whose host passkeys belong to.
 * @param siteName what authenticators call it.
 */
export function createPasskeys(
	store: PasskeyStore,
	siteOrigin: string,
	siteName: string,
): Passkeys {
	const rpID = new URL(siteOrigin).hostname;
	const expected = { expectedOrigin: siteOrigin, expectedRPID: rpID };
	return {
		async askSignIn() {
			const { generateAuthenticationOptions } = await load();
			// Without a list of passkeys, so that nobody learns who has one.
			const options = await generateAuthenticationOptions({
				rpID,
				userVerification: "required",
			});
			await store.addChallenge(options.challenge, null);
			return options;
		},
		async signIn(response) {
			const found = await store.find(response.id);
			const { verifyAuthenticationResponse } = await load();
			const { passkey } = found ?? {};
			const result = await settle(() =>
				verifyAuthenticationResponse({
					...expected,
					response,
					expectedChallenge: (challenge) =>
						store.takeChallenge(challenge, null),
					credential: {
						id: response.id,
						// Without one the challenge is used up all the same.
						publicKey: passkey?.publicKey ?? new Uint8Array(),
						counter: passkey?.counter ?? 0,
					},
				}),
			);
			if (!result?.verified || !found) return undefined;
			const { newCounter } = result.authenticationInfo;
			return (await store.countUse(response.id, newCounter))
				? found.account
				: undefined;
		},
		async askRegistration(account) {
			const { generateRegistrationOptions } = await load();
			const known = await store.list(account.id);
			const options = await generateRegistrationOptions({
				...{ rpName: siteName, rpID, supportedAlgorithmIDs },
				...{ userName: account.email, userDisplayName: account.name },
				userID: new TextEncoder().encode(`account ${account.id}`),
				excludeCredentials: known.map(({ credentialId, transports }) => ({
					id: credentialId,
					transports: [...transports],
				})),
				authenticatorSelection: {
					residentKey: "required",
					userVerification: "required",
				},
			});
			await store.addChallenge(options.challenge, account.id);
			return options;
		},
		async verify(account, response) {
			const { verifyRegistrationResponse } = await load();
			const result = await settle(() =>
				verifyRegistrationResponse({
					...expected,
					...{ response, supportedAlgorithmIDs },
					expectedChallenge: (challenge) =>
						store.takeChallenge(challenge, account.id),
				}),
			);
			if (!result?.verified) return undefined;
			const { id, publicKey, counter, transports } =
				result.registrationInfo.credential;
			return {
				...{ credentialId: id, publicKey, counter },
				transports: (transports ?? []).filter((each) => /^[a-z-]+$/.test(each)),
			};
		},
	};
}

/** The package throws what is wrong with an answer; the store's own failures pass. */
async function settle<Result>(
	check: () => Promise<Result>,
): Promise<Result | undefined> {
	try {
		return await check();
	} catch (error) {
		if (error instanceof StoreDownError) throw error;
		return undefined;
	}
}
