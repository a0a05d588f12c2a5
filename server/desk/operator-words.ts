import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** What was asked for in the wrong way (2), or cannot be done (1), in a line. */
export class OperatorError extends Error {
	override readonly name = "OperatorError";
	readonly exitCode: 1 | 2;

	constructor(message: string, exitCode: 1 | 2) {
		super(message);
		this.exitCode = exitCode;
	}
}

/**
 * Takes the words of a command apart.
 *
 * @throws {OperatorError} that says what is wrong, and how it is used.
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
