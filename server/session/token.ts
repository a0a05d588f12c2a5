import { hash, randomBytes } from "node:crypto";

const tokenBytes = 32;
const form = /^[\w-]{43}$/;

/** A new session's token, without its `Bearer ` prefix: 256 random bits. */
export function makeToken(): string {
	return randomBytes(tokenBytes).toString("base64url");
}

/** Whether a text has a token's format. Anything else need not be looked up. */
export function hasTokenForm(text: string): boolean {
	return form.test(text);
}

/** The stored form of a token: whoever reads the database cannot sign in with it. */
export function hashToken(token: string): string {
	return hash("sha256", token, "base64url");
}
