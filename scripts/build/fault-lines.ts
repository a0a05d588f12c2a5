import type { Message } from "esbuild";
import { ContentError, formatFault } from "../validate/fault.ts";

/** The error messages of a failed build, one line a fault. */
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
