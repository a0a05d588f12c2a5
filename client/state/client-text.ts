import { useEffect } from "react";
import lastResort from "../../locales/en-US/client.json" with { type: "json" };
import { defaultLocale, type Locale } from "../../shared/locales.ts";
import {
	loadedMessages,
	type MessageStore,
} from "../navigation/message-store.ts";
import { useStore } from "./create-store.ts";

/** Messages about navigation and its failures. */
export type ClientText = typeof lastResort;

/** The namespace of {@link ClientText}, loaded after the first view or on demand. */
export const clientNamespace = "client";

/**
 * The text in a locale, and the language it is in. Until it loads, which may never happen if the
 * network fails, the source language's bundled text replaces it.
 */
export function useClientText(
	messages: MessageStore,
	locale: Locale,
): { text: ClientText; lang: Locale } {
	useStore(loadedMessages);
	useEffect(() => {
		messages.load(locale, [clientNamespace]).catch(() => {});
	}, [messages, locale]);
	const text = messages.instance(locale).read(clientNamespace);
	return isClientText(text)
		? { text, lang: locale }
		: { text: lastResort, lang: defaultLocale };
}

/** The build ensures that all languages have the same keys. */
function isClientText(text: object | undefined): text is ClientText {
	return text !== undefined;
}
