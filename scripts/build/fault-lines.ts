import type { Message } from "esbuild";
import { CommandError } from "../../server/config/command-words.ts";
import { ConfigError } from "../../server/config/config.ts";
import { ContentError, formatFault } from "../validate/fault.ts";

/** The error messages of a failed command or build, a text for each fault; only bugs have a stack. */
export function listFaultLines(error: unknown): string[] {
	if (error instanceof AggregateError)
		return error.errors.flatMap(listFaultLines);
	if (error instanceof ContentError) return error.faults.map(formatFault);
	if (isBuildFailure(error))
		return error.errors.map(({ location, text }) =>
			location
				? formatFault({
						file: location.file,
						line: location.line,
						column: location.column + 1,
						field: "code",
						message: text,
					})
				: text,
		);
	if (error instanceof CommandError || error instanceof ConfigError)
		return [error.message];
	return [
		error instanceof Error ? (error.stack ?? error.message) : String(error),
	];
}

function isBuildFailure(
	error: unknown,
): error is Error & { readonly errors: readonly Message[] } {
	return (
		error instanceof Error && "errors" in error && Array.isArray(error.errors)
	);
}
