import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { minimalPassword } from "../../shared/sign-in-rules.ts";
import { faultOfPassword } from "./password.ts";

/** A password that cannot be taken, for a reason that its message gives. */
export class PasswordError extends Error {
	override readonly name = "PasswordError";
}

/** Where a password comes from: a terminal, or whatever is piped in. */
export type PasswordSource = NodeJS.ReadableStream & {
	readonly isTTY?: boolean;
};

/**
 * Takes a new password: on a terminal it is asked for twice and not shown, else the input's one
 * line is taken.
 *
 * @param tell shows text on the terminal.
 * @throws {PasswordError} when it is too short, or was typed differently the second time.
 */
export async function askPassword(
	input: PasswordSource,
	tell: (text: string) => void,
): Promise<string> {
	if (!input.isTTY)
		return requireSound((await text(input)).replace(/\r?\n$/, ""));
	const [password, repeated] = await readHidden(input, tell, [
		`Password of staff, ${minimalPassword} characters or more: `,
		"The same again: ",
	]);
	requireSound(password ?? "");
	if (password !== repeated)
		throw new PasswordError("The two passwords differ.");
	return requireSound(password ?? "");
}

function requireSound(password: string): string {
	const fault = faultOfPassword(password);
	if (fault === "lines") throw new PasswordError("A password is one line.");
	if (fault === "short")
		throw new PasswordError(
			`The password has ${[...password].length} characters; ${minimalPassword} or more are needed, for a shorter one can be guessed.`,
		);
	return password;
}

/** Asks for lines on a terminal without showing what is typed. */
async function readHidden(
	input: PasswordSource,
	tell: (text: string) => void,
	prompts: readonly string[],
): Promise<string[]> {
	// What is typed is echoed by readline alone, and here into nothing.
	const output = new Writable({ write: (_chunk, _encoding, done) => done() });
	const terminal = createInterface({
		input,
		output,
		terminal: true,
		historySize: 0,
	});
	const isEnded = new Promise<never>((_resolve, reject) => {
		terminal.once("close", () => reject(new PasswordError("Given up.")));
	});
	isEnded.catch(() => {});
	try {
		const lines: string[] = [];
		for (const prompt of prompts) {
			tell(prompt);
			lines.push(await Promise.race([terminal.question(""), isEnded]));
			tell("\n");
		}
		return lines;
	} finally {
		terminal.close();
	}
}
