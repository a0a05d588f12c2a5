import { hash } from "node:crypto";

const digestBytes = 32;

/** Prepends the digest of some bytes. */
export function seal(bytes: Buffer): Buffer {
	return Buffer.concat([digest(bytes), bytes]);
}

/** The bytes without their digest, or `undefined` if they are damaged. */
export function unseal(sealed: Buffer): Buffer | undefined {
	const bytes = sealed.subarray(digestBytes);
	return digest(bytes).equals(sealed.subarray(0, digestBytes))
		? bytes
		: undefined;
}

function digest(bytes: Buffer): Buffer {
	return hash("sha256", bytes, "buffer");
}
