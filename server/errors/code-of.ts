/** The code of one of Node's or the system's errors, such as `ENOENT`; nothing of any other. */
export function codeOf(error: unknown): string | undefined {
	return error instanceof Error && "code" in error
		? String(error.code)
		: undefined;
}
