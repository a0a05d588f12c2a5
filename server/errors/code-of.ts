/** The code of a Node or system error, such as `ENOENT`; `undefined` for other errors. */
export function codeOf(error: unknown): string | undefined {
	return error instanceof Error && "code" in error
		? String(error.code)
		: undefined;
}

/** A result, or `fallback` if there is no such file or folder. */
export function orIfMissing<Found, Fallback>(
	result: Promise<Found>,
	fallback: Fallback,
): Promise<Found | Fallback> {
	return result.catch((error: unknown) => {
		if (codeOf(error) !== "ENOENT") throw error;
		return fallback;
	});
}
