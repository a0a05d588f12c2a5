import { createHmac } from "node:crypto";

const secretPrefix = "whsec_";

/** Of a secret in the specification's form, the fewest and most bytes that it may have. */
const [fewestBytes, mostBytes] = [24, 64];

/**
 * The headers that sign a message as the Standard Webhooks specification says: an HMAC-SHA256 over
 * id, time and body, `v1,` before it.
 *
 * @param secret `whsec_` and the key in base64, or any other text, whose bytes are the key.
 * @param id the same at every attempt, so that receivers can tell repetitions.
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

/** Whether a text can be a secret: not empty, and proper base64 where it says so. */
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
