import {
	createHash,
	generateKeyPairSync,
	randomBytes,
	sign,
} from "node:crypto";

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** Overrides of what a browser would send. */
interface Said {
	readonly origin?: string;
	readonly challenge?: string;
	readonly flags?: number;
	readonly counter?: number;
}

/** An authenticator with one passkey, with data as defined in WebAuthn, section 6. */
export function createTestAuthenticator(
	siteOrigin = "http://localhost:3000",
	id = randomBytes(16),
) {
	const { privateKey, publicKey } = generateKeyPairSync("ec", {
		namedCurve: "P-256",
	});
	const { x = "", y = "" } = publicKey.export({ format: "jwk" });
	const rpHash = hash(new URL(siteOrigin).hostname);

	const describe = (type: string, challenge: string, said: Said) =>
		Buffer.from(
			JSON.stringify({
				type,
				challenge,
				origin: siteOrigin,
				crossOrigin: false,
				...("origin" in said && { origin: said.origin }),
				...("challenge" in said && { challenge: said.challenge }),
			}),
		);
	const head = (flags: number, { counter = 0 }: Said) => {
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		return Buffer.concat([rpHash, Buffer.from([flags]), count]);
	};
	const answer = (response: Readonly<Record<string, Buffer>>) => ({
		id: id.toString("base64url"),
		rawId: id.toString("base64url"),
		type: "public-key",
		clientExtensionResults: {},
		response: Object.fromEntries(
			Object.entries(response).map(([name, bytes]) => [
				name,
				bytes.toString("base64url"),
			]),
		),
	});
	return {
		/** Creates the passkey. */
		register(options: { challenge: string }, said: Said = {}) {
			// A COSE key on P-256 for ES256.
			const key = Buffer.concat([
				Buffer.from("a5010203262001215820", "hex"),
				Buffer.from(x, "base64url"),
				Buffer.from("225820", "hex"),
				Buffer.from(y, "base64url"),
			]);
			const authData = Buffer.concat([
				head(said.flags ?? present | verified | attested, said),
				Buffer.alloc(16),
				Buffer.from([0, id.length]),
				id,
				key,
			]);
			// CBOR: { fmt: "none", attStmt: {}, authData }.
			const attestationObject = Buffer.concat([
				Buffer.from("a363666d74646e6f6e656761747453746d74a0", "hex"),
				Buffer.from("686175746844617461", "hex"),
				Buffer.from([0x58, authData.length]),
				authData,
			]);
			const { challenge } = options;
			const clientDataJSON = describe("webauthn.create", challenge, said);
			return answer({ clientDataJSON, attestationObject });
		},
		/** Signs in with the passkey. */
		sign(options: { challenge: string }, said: Said = {}) {
			const authenticatorData = head(said.flags ?? present | verified, said);
			const { challenge } = options;
			const clientDataJSON = describe("webauthn.get", challenge, said);
			const signed = Buffer.concat([authenticatorData, hash(clientDataJSON)]);
			const signature = sign("sha256", signed, privateKey);
			return answer({ clientDataJSON, authenticatorData, signature });
		},
	};
}

function hash(data: string | Buffer): Buffer {
	return createHash("sha256").update(data).digest();
}
