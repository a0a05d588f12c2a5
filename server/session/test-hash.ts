import { hashPassword } from "./password.ts";

/** The emergency key in tests. */
export const testPassword = "correct horse battery";

/** Its hash, valid but cheap. */
export const testPasswordHash = await hashPassword(testPassword, {
	logN: 10,
	r: 8,
	p: 1,
});
