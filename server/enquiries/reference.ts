import { createHmac, randomBytes } from "node:crypto";

/** Digits and letters that are not easily confused (Crockford's Base32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const decoySecret = randomBytes(32);

/** A new reference: 80 random bits, in groups that can be read out on the phone. */
export function makeReference(): string {
	return format(randomBytes(16));
}

/** A fake reference for robots; like a real one, it is the same for the same key. */
export function makeDecoy(key: string): string {
	return format(createHmac("sha256", decoySecret).update(key).digest());
}

function format(bytes: Buffer): string {
	const letters = [...bytes.subarray(0, 16)].map(
		(byte) => alphabet[byte % alphabet.length],
	);
	return [0, 4, 8, 12]
		.map((start) => letters.slice(start, start + 4).join(""))
		.join("-");
}
