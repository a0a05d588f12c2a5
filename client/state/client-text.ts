import type { i18n } from "i18next";
import { useEffect, useState } from "react";
import lastResort from "../../locales/en-US/client.json" with { type: "json" };
import type { Locale } from "../../shared/locales.ts";

/** What the browser says about navigation and its failures. */
export type ClientText = typeof lastResort;

/** The namespace of {@link ClientText}, loaded when the first view is done. */
export const clientNamespace = "client";

/**
 * The text in a locale. Until it is loaded, which it may never be when the network fails, that of
 * the source language stands in: it came with the script.
 */
export function useClientText(i18n: i18n, locale: Locale): ClientText {
	const [, setLoads] = useState(0);
	useEffect(() => {
		const onAdded = () => setLoads((count) => count + 1);
		i18n.store.on("added", onAdded);
		return () => i18n.store.off("added", onAdded);
	}, [i18n]);
	return i18n.getResourceBundle(locale, clientNamespace) ?? lastResort;
}
