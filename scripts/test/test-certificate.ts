import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

interface CertificateOptions {
	readonly keys?: {
		readonly privateKey: KeyObject;
		readonly publicKey: KeyObject;
	};
	/** The issuer's key; otherwise the certificate is self-signed. */
	readonly signer?: KeyObject;
	/** Further extensions. */
	readonly extensions?: readonly Buffer[];
}

/**
 * Makes a key and a certificate for `localhost` and 127.0.0.1, valid today. Node can sign but not
 * create certificates, so this writes the DER (RFC 5280) of a minimal one.
 */
export function makeCertificate({
	keys = generateKeyPairSync("ec", { namedCurve: "prime256v1" }),
	signer = keys.privateKey,
	extensions = [],
}: CertificateOptions = {}) {
	const { privateKey, publicKey } = keys;
	const name = sequence(
		der(0x31, sequence(oid.commonName, der(0x0c, Buffer.from("localhost")))),
	);
	const names = sequence(
		der(0x82, Buffer.from("localhost")),
		der(0x87, Buffer.from([127, 0, 0, 1])),
	);
	const body = sequence(
		der(0xa0, integer(2)),
		integer(1),
		sequence(oid.ecdsaWithSha256),
		name,
		sequence(time(-1), time(1)),
		name,
		publicKey.export({ type: "spki", format: "der" }),
		der(
			0xa3,
			sequence(sequence(oid.subjectAltName, der(0x04, names)), ...extensions),
		),
	);
	const certificate = sequence(
		body,
		sequence(oid.ecdsaWithSha256),
		der(0x03, Buffer.from([0]), sign("sha256", body, signer)),
	);
	return {
		der: certificate,
		key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
		cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`,
	};
}

const oid = {
	commonName: Buffer.from("0603550403", "hex"),
	subjectAltName: Buffer.from("0603551d11", "hex"),
	ecdsaWithSha256: Buffer.from("06082a8648ce3d040302", "hex"),
};

export function sequence(...parts: readonly Buffer[]): Buffer {
	return der(0x30, ...parts);
}

export function integer(value: number): Buffer {
	return der(0x02, Buffer.from([value]));
}

/** The time a number of days from now. */
function time(days: number): Buffer {
	const iso = new Date(Date.now() + days * 86_400_000).toISOString();
	const digits = iso.replace(/\D/g, "").slice(2, 14);
	return der(0x17, Buffer.from(`${digits}Z`));
}

export function der(tag: number, ...parts: readonly Buffer[]): Buffer {
	const content = Buffer.concat(parts);
	const length = content.length;
	const header =
		length < 0x80
			? [tag, length]
			: length < 0x100
				? [tag, 0x81, length]
				: [tag, 0x82, length >> 8, length & 0xff];
	return Buffer.concat([Buffer.from(header), content]);
}
