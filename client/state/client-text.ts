import { useEffect } from "react";
import lastResort from "../../locales/en-US/client.json" with { type: "json" };
import { defaultLocale, type Locale } from "../../shared/locales.ts";
import {
	loadedMessages,
	type MessageStore,
} from "../navigation/message-store.ts";
import { useStore } from "./create-store.ts";

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
	useStore(loadedMessages);
	useEffect(() => {
		messages.load(locale, [clientNamespace]).catch(() => {});
	}, [messages, locale]);
	const text = messages.instance(locale).read(clientNamespace);
	return isClientText(text)
		? { text, lang: locale }
		: { text: lastResort, lang: defaultLocale };
}

/** The build compares the languages' messages, so that what is there at all is whole. */
function isClientText(text: object | undefined): text is ClientText {
	return text !== undefined && "notice" in text;
}
