import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** A wrong invocation (exit code 2) or a failure (exit code 1), with a message for people. */
export class CommandError extends Error {
	override readonly name = "CommandError";
	readonly exitCode: 1 | 2;

	constructor(message: string, exitCode: 1 | 2) {
		super(message);
		this.exitCode = exitCode;
	}
}

/**
 * Parses the words of a command.
 *
 * @param allowPositionals whether there may be words besides the options.
 * @throws {CommandError} whose message is the reason, in one line, and the usage.
 */
export function parseWords<const Options extends ParseArgsOptionsConfig>(
	words: readonly string[],
	options: Options,
	usage: string,
	allowPositionals = true,
) {
	try {
		return parseArgs({ args: [...words], allowPositionals, options });
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		// Node adds advice on words that begin with a dash.
		const line = reason.replace(/\n.*|\. To .*/s, "");
		throw new CommandError(`${line}\n\n${usage}`, 2);
	}
}

/** The error for words, besides the options, that a program does not understand. */
export function wrongCommand(
	words: readonly string[],
	usage: string,
): CommandError {
	const reason =
		words.length === 0 ? "Which command?" : `Not a command: ${words.join(" ")}`;
	return new CommandError(`${reason}\n\n${usage}`, 2);
}
