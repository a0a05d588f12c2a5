import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { CommandError } from "../../server/config/command-words.ts";
import { faultOfPassword } from "../../server/session/password.ts";
import { minimalPassword } from "../../shared/sign-in-rules.ts";

/** The source of a password: a terminal, or piped input. */
type PasswordSource = NodeJS.ReadableStream & {
	readonly isTTY?: boolean;
};

/**
 * Reads a new password: on a terminal it is asked for twice without echo; otherwise the input must
 * be a single line.
 *
 * @param tell shows text on the terminal.
 * @throws {CommandError} when it is too short, or the repetition differs.
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
	const sound = requireSound(password ?? "");
	if (sound !== repeated)
		throw new CommandError("The two passwords differ.", 1);
	return sound;
}

function requireSound(password: string): string {
	const fault = faultOfPassword(password);
	if (fault === "lines") throw new CommandError("A password is one line.", 1);
	if (fault === "short")
		throw new CommandError(
			`The password has ${[...password].length} characters; ${minimalPassword} or more are needed, for a shorter one can be guessed.`,
			1,
		);
	return password;
}

/** Prompts for lines on a terminal without echo. */
async function readHidden(
	input: PasswordSource,
	tell: (text: string) => void,
	prompts: readonly string[],
): Promise<string[]> {
	// Only readline echoes input, and its output is discarded here.
	const output = new Writable({ write: (_chunk, _encoding, done) => done() });
	const terminal = createInterface({
		input,
		output,
		terminal: true,
		historySize: 0,
	});
	const isEnded = new Promise<never>((_resolve, reject) => {
		terminal.once("close", () => reject(new CommandError("Given up.", 1)));
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
