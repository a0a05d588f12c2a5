import { createHmac } from "node:crypto";

const secretPrefix = "whsec_";

/** The fewest and most bytes of a secret in the specification's format. */
const [fewestBytes, mostBytes] = [24, 64];

/**
 * The signature of a message as defined by Standard Webhooks: `v1,` and an HMAC-SHA256 over id,
 * time and body.
 *
 * @param secret `whsec_` and the key in base64, or any other text, whose bytes are the key.
 * @param id the same for every attempt, so that receivers can detect duplicates.
 * @param seconds the time of the attempt, since 1970.
 */
export function signWebhook(
	secret: string,
	id: string,
	seconds: number,
	body: string,
): string {
	const signature = createHmac("sha256", keyOf(secret))
		.update(`${id}.${seconds}.${body}`)
		.digest("base64");
	return `v1,${signature}`;
}

/** Whether a text is a valid secret: not empty, and valid base64 if it has the prefix. */
export function isWebhookSecret(text: string): boolean {
	if (!text.startsWith(secretPrefix)) return text !== "";
	const encoded = text.slice(secretPrefix.length);
	const key = Buffer.from(encoded, "base64");
	return (
		key.toString("base64").replace(/=+$/, "") === encoded.replace(/=+$/, "") &&
		key.length >= fewestBytes &&
		key.length <= mostBytes
	);
}

function keyOf(secret: string): Buffer {
	return secret.startsWith(secretPrefix)
		? Buffer.from(secret.slice(secretPrefix.length), "base64")
		: Buffer.from(secret);
}
