import type { Locale } from "../../shared/locales.ts";
import type { MessageTree } from "../../shared/pages/page-data.ts";
import { LocaleLoadError } from "../failures/locale-load-error.ts";
import { requestJson } from "../http.ts";
import { readSession } from "../state/tab-session.ts";

/** Asks for messages. Rejects with a `LocaleLoadError`. */
export async function fetchMessages(
	path: string,
	locale: Locale,
): Promise<MessageTree> {
	const { token } = readSession();
	try {
		return await requestJson<MessageTree>(path, {
			// Those of guarded pages are told to holders of a token alone.
			headers: token === undefined ? {} : { Authorization: token },
		});
	} catch (cause) {
		throw new LocaleLoadError(locale, cause);
	}
}
