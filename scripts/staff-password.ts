import { hashPassword } from "../server/session/password.ts";
import { runCommand } from "./command/run-command.ts";
import { askPassword } from "./staff-password/ask-password.ts";

const about =
	"asks for a password, or reads it from its input, and prints the value of STAFF_PASSWORD_HASH";

await runCommand({ name: "staff:password", about, options: {} }, async () => {
	const password = await askPassword(process.stdin, (text) =>
		process.stderr.write(text),
	);
	process.stdout.write(`${await hashPassword(password)}\n`);
});
