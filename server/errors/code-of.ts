/** The code of a Node or system error, such as `ENOENT`; `undefined` for other errors. */
export function codeOf(error: unknown): string | undefined {
	return error instanceof Error && "code" in error
		? String(error.code)
		: undefined;
}
