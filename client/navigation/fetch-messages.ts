import type { Locale } from "../../shared/locales.ts";
import type { MessageTree } from "../../shared/pages/page-data.ts";
import { LocaleLoadError } from "../failures/load-errors.ts";
import { requestJson } from "../http.ts";
import { readSession } from "../state/tab-session.ts";

/** Fetches messages. Rejects with a `LocaleLoadError`. */
export async function fetchMessages(
	path: string,
	locale: Locale,
): Promise<MessageTree> {
	const { token } = readSession();
	try {
		return await requestJson<MessageTree>(path, {
			// Messages of guarded pages require a token.
			headers: token === undefined ? {} : { Authorization: token },
		});
	} catch (cause) {
		throw new LocaleLoadError(locale, cause);
	}
}
