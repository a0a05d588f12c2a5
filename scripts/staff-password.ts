import { askPassword, PasswordError } from "../server/session/ask-password.ts";
import { hashPassword } from "../server/session/password.ts";

/** Prints the value for `STAFF_PASSWORD_HASH`; prompts and errors go to standard error. */
try {
	const password = await askPassword(process.stdin, (text) =>
		process.stderr.write(text),
	);
	process.stdout.write(`${await hashPassword(password)}\n`);
} catch (error) {
	if (!(error instanceof PasswordError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
