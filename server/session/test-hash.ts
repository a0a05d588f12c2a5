import { hashPassword } from "./password.ts";

/** The password of staff in tests. */
export const testPassword = "correct horse battery";

/** Its hash, real but cheap. */
export const testPasswordHash = await hashPassword(testPassword, {
	logN: 10,
	r: 8,
	p: 1,
});
