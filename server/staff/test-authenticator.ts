import {
	createHash,
	generateKeyPairSync,
	type KeyObject,
	randomBytes,
	sign,
} from "node:crypto";
import {
	der,
	integer,
	makeCertificate,
	sequence,
} from "../../scripts/test/test-certificate.ts";

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** Overrides of what a browser would send. */
interface Said {
	readonly origin?: string;
	readonly challenge?: string;
	readonly flags?: number;
	readonly counter?: number;
	/** Where a certificate, as of an Android phone, says that revoked ones are listed. */
	readonly revoked?: string;
}

/** An authenticator with one passkey, with data as defined in WebAuthn, section 6. */
export function createTestAuthenticator(
	siteOrigin = "http://localhost:3000",
	id = randomBytes(16),
) {
	const { privateKey, publicKey } = generateKeyPairSync("ec", {
		namedCurve: "P-256",
	});
	const keys = { privateKey, publicKey };
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
			const { challenge } = options;
			const clientDataJSON = describe("webauthn.create", challenge, said);
			const [format, statement] =
				said.revoked === undefined
					? ["none", [Buffer.from([0xa0])]]
					: [
							"android-key",
							attest(keys, authData, hash(clientDataJSON), said.revoked),
						];
			const attestationObject = Buffer.concat([
				Buffer.from([0xa3]),
				...[cborText("fmt"), cborText(format)],
				...[cborText("attStmt"), ...statement],
				...[cborText("authData"), cborBytes(authData)],
			]);
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

/** The statement that a phone's certificate, issued by an unknown authority, vouches for the key. */
function attest(
	keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject },
	authData: Buffer,
	clientDataHash: Buffer,
	revoked: string,
): readonly Buffer[] {
	const extension = (oid: string, value: Buffer) =>
		sequence(Buffer.from(oid, "hex"), der(0x04, value));
	const security = [integer(4), der(0x0a, Buffer.from([1]))];
	const description = sequence(
		...security,
		...security,
		der(0x04, clientDataHash),
		der(0x04),
		sequence(),
		sequence(),
	);
	const place = der(0xa0, der(0xa0, der(0x86, Buffer.from(revoked))));
	const authority = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const phone = makeCertificate({
		keys,
		signer: authority.privateKey,
		extensions: [
			extension("060a2b06010401d679020111", description),
			extension("0603551d1f", sequence(sequence(place))),
		],
	});
	const signed = Buffer.concat([authData, clientDataHash]);
	return [
		Buffer.from([0xa3]),
		...[cborText("alg"), Buffer.from([0x26])],
		...[cborText("sig"), cborBytes(sign("sha256", signed, keys.privateKey))],
		...[cborText("x5c"), Buffer.from([0x82]), cborBytes(phone.der)],
		cborBytes(makeCertificate({ keys: authority }).der),
	];
}

function cborText(text: string): Buffer {
	return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
	const { length } = bytes;
	return Buffer.concat([
		Buffer.from([0x59, length >> 8, length & 0xff]),
		bytes,
	]);
}

function hash(data: string | Buffer): Buffer {
	return createHash("sha256").update(data).digest();
}
