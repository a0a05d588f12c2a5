import lastResort from "../../locales/en-US/client.json" with { type: "json" };
import type { Translator } from "../../shared/translator.ts";
import { loadedMessages } from "../navigation/message-store.ts";
import { useStore } from "./create-store.ts";

/** What the browser says about navigation and its failures. */
export type ClientText = typeof lastResort;

/** The namespace of {@link ClientText}, loaded when the first view is done. */
export const clientNamespace = "client";

/**
 * The text in a locale. Until it is loaded, which it may never be when the network fails, that of
 * the source language stands in: it came with the script.
 */
export function useClientText(i18n: Translator): ClientText {
	useStore(loadedMessages);
	const text = i18n.read(clientNamespace);
	return isClientText(text) ? text : lastResort;
}

/** The build compares the languages' messages, so that what is there at all is whole. */
function isClientText(text: object | undefined): text is ClientText {
	return text !== undefined && "notice" in text;
}
