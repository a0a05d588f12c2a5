import type {
	AuthenticationResponseJSON,
	RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { StoreDownError } from "../database/database.ts";
import type { Account } from "./account.ts";
import type { NewPasskey, PasskeyStore } from "./passkey-store.ts";

/**
 * COSE ids of EdDSA, ES256 and RS256, which authenticators support. Node warns when others are
 * probed.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded on first use: most processes see no passkey soon after their start. */
const load = () => import("@simplewebauthn/server");

/**
 * Registers and verifies passkeys (WebAuthn Level 3). Stored challenges can be used once.
 *
 * @param siteOrigin its host is the relying party's id.
 * @param siteName the relying party's name, which authenticators display.
 */
export function createPasskeys(
	store: PasskeyStore,
	siteOrigin: string,
	siteName: string,
) {
	const rpID = new URL(siteOrigin).hostname;
	const expected = { expectedOrigin: siteOrigin, expectedRPID: rpID };
	return {
		/** The request options for a sign-in, before the account is known. */
		async askSignIn() {
			const { generateAuthenticationOptions } = await load();
			// Without a list of credentials, so that nobody learns who has a passkey.
			const options = await generateAuthenticationOptions({
				rpID,
				userVerification: "required",
			});
			await store.addChallenge(options.challenge, null);
			return options;
		},
		/** The account whose passkey signed the response; `undefined` if it is unknown, late or wrong. */
		async signIn(
			response: AuthenticationResponseJSON,
		): Promise<Account | undefined> {
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
						// Without a passkey, the challenge is used up all the same.
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
		/** The creation options for a passkey of an account. */
		async askRegistration(account: Account) {
			const { generateRegistrationOptions } = await load();
			const known = await store.list(account.id);
			const options = await generateRegistrationOptions({
				rpName: siteName,
				rpID,
				supportedAlgorithmIDs,
				userName: account.email,
				userDisplayName: account.name,
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
		/** The passkey in a registration response; `undefined` if it is late or wrong. */
		async verify(
			account: Account,
			response: RegistrationResponseJSON,
		): Promise<NewPasskey | undefined> {
			const { verifyRegistrationResponse } = await load();
			const result = await settle(async () =>
				(await isUncertified(response))
					? verifyRegistrationResponse({
							...expected,
							response,
							supportedAlgorithmIDs,
							expectedChallenge: (challenge) =>
								store.takeChallenge(challenge, account.id),
						})
					: undefined,
			);
			if (!result?.verified) return undefined;
			const { id, publicKey, counter, transports } =
				result.registrationInfo.credential;
			return {
				credentialId: id,
				publicKey,
				counter,
				transports: (transports ?? []).filter((each) => /^[a-z-]+$/.test(each)),
			};
		},
	};
}

/**
 * Whether a new passkey comes without certificates. Browsers leave them out because we request none;
 * the package would fetch any URL that one names.
 */
async function isUncertified({
	response,
}: RegistrationResponseJSON): Promise<boolean> {
	const { decodeAttestationObject, isoBase64URL } = await import(
		"@simplewebauthn/server/helpers"
	);
	const attestation = decodeAttestationObject(
		isoBase64URL.toBuffer(response.attestationObject),
	);
	const format = attestation.get("fmt");
	return (
		format === "none" ||
		(format === "packed" && !attestation.get("attStmt").get("x5c"))
	);
}

/** The package throws for invalid responses. The store's failures pass through. */
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
