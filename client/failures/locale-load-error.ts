import { isObject } from "../../shared/is-object.ts";
import type { Locale } from "../../shared/locales.ts";

/** Messages failed to load. */
export class LocaleLoadError extends Error {
	override readonly name = "LocaleLoadError";
	readonly locale: Locale;
	/** HTTP status; absent if there was no response. */
	readonly status: number | undefined;

	constructor(locale: Locale, cause: unknown) {
		super(`Failed loading locale (${locale})`, { cause });
		this.locale = locale;
		this.status = readStatus(cause);
	}
}

/** The HTTP status that an error carries, if any. */
export function readStatus(error: unknown): number | undefined {
	return isObject(error) && typeof error.status === "number"
		? error.status
		: undefined;
}
