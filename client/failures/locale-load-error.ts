import type { Locale } from "../../shared/locales.ts";

/** Messages that could not be loaded. */
export class LocaleLoadError extends Error {
	override readonly name = "LocaleLoadError";
	readonly locale: Locale;
	/** The answer's status; absent when there was none. */
	readonly status: number | undefined;

	constructor(locale: Locale, cause: unknown) {
		super(`Failed loading locale (${locale})`, { cause });
		this.locale = locale;
		this.status = readStatus(cause);
	}
}

/** The status of the answer that an error is about, if it is about one. */
export function readStatus(error: unknown): number | undefined {
	const status: unknown =
		typeof error === "object" && error !== null && "status" in error
			? error.status
			: undefined;
	return typeof status === "number" ? status : undefined;
}
