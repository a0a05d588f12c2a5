import type { Locale } from "../../shared/locales.ts";
import { LocaleLoadError } from "../failures/locale-load-error.ts";
import { requestJson } from "../http.ts";
import { readSession } from "../state/tab-session.ts";

/** Fetches a file of messages. Rejects with a `LocaleLoadError`. */
export async function fetchMessages<Content>(
	path: string,
	locale: Locale,
): Promise<Content> {
	const { token } = readSession();
	try {
		return await requestJson<Content>(path, {
			// Messages of guarded pages require a token.
			headers: token === undefined ? {} : { Authorization: token },
		});
	} catch (cause) {
		throw new LocaleLoadError(locale, cause);
	}
}
