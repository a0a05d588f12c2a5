import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** A wrong invocation (exit code 2) or a failure (exit code 1), with a one-line message. */
export class OperatorError extends Error {
	override readonly name = "OperatorError";
	readonly exitCode: 1 | 2;

	constructor(message: string, exitCode: 1 | 2) {
		super(message);
		this.exitCode = exitCode;
	}
}

/**
 * Parses the words of a command.
 *
 * @throws {OperatorError} whose message contains the reason and the usage.
 */
export function parseWords<const Options extends ParseArgsOptionsConfig>(
	words: readonly string[],
	options: Options,
	usage: string,
) {
	try {
		return parseArgs({ args: [...words], allowPositionals: true, options });
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new OperatorError(`${reason}\n\n${usage}`, 2);
	}
}
