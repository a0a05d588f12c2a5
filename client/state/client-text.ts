import { useEffect, useState } from "react";
import lastResort from "../../locales/en-US/client.json" with { type: "json" };
import { defaultLocale, type Locale } from "../../shared/locales.ts";
import type { MessageStore } from "../navigation/message-store.ts";

/** What the browser says about navigation and its failures. */
export type ClientText = typeof lastResort;

/** The namespace of {@link ClientText}, loaded when the first view is done, or when it is needed. */
export const clientNamespace = "client";

/**
 * The text in a locale, and its language. Until it is loaded, which it may never be when the
 * network fails, that of the source language stands in: it came with the script.
 */
export function useClientText(
	messages: MessageStore,
	locale: Locale,
): { text: ClientText; lang: Locale } {
	const [, setLoads] = useState(0);
	useEffect(() => {
		messages.load(locale, [clientNamespace]).then(
			() => setLoads((count) => count + 1),
			() => {},
		);
	}, [messages, locale]);
	const text: ClientText | undefined = messages
		.instance(locale)
		.getResourceBundle(locale, clientNamespace);
	return text
		? { text, lang: locale }
		: { text: lastResort, lang: defaultLocale };
}
