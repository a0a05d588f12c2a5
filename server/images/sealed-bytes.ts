import { hash } from "node:crypto";

const digestBytes = 32;

/** Puts the digest of some bytes in front of them. */
export function seal(bytes: Buffer): Buffer {
	return Buffer.concat([digest(bytes), bytes]);
}

/** What was sealed, or nothing if it is damaged. */
export function unseal(sealed: Buffer): Buffer | undefined {
	const bytes = sealed.subarray(digestBytes);
	return digest(bytes).equals(sealed.subarray(0, digestBytes))
		? bytes
		: undefined;
}

function digest(bytes: Buffer): Buffer {
	return hash("sha256", bytes, "buffer");
}
