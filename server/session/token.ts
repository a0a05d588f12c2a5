import { hash, randomBytes } from "node:crypto";

const tokenBytes = 32;
const form = /^[\w-]{43}$/;

/** A new session's token, without its `Bearer ` prefix: 256 random bits. */
export function makeToken(): string {
	return randomBytes(tokenBytes).toString("base64url");
}

/** Whether a text could be a token at all, so that nothing is looked up for others. */
export function hasTokenForm(text: string): boolean {
	return form.test(text);
}

/** What is stored of a token: nobody who reads the database can sign in with it. */
export function hashToken(token: string): string {
	return hash("sha256", token, "base64url");
}
