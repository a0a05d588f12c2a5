import {
	isLocale,
	type Locale,
	localeCookie,
	localeCookieMaxAge,
} from "../../shared/locales.ts";
import { readLocal, writeCookie, writeLocal } from "./browser-memory.ts";

const preferenceKey = "user-language";

/** Writes the visitor's language into the cookie that the server reads. */
export function writeLocaleCookie(locale: Locale): void {
	writeCookie(localeCookie, locale, localeCookieMaxAge);
}

/** The saved language, if it is one of the site's. */
export function readPreference(): Locale | undefined {
	const saved = readLocal(preferenceKey);
	return isLocale(saved) ? saved : undefined;
}

/**
 * Saves the language that the visitor chooses in the selector, before and after hydration. It
 * captures the event, so that the navigation to the chosen page finds the choice saved.
 */
export function saveChosenLanguage(): void {
	addEventListener(
		"submit",
		({ submitter }) => {
			const button: Partial<HTMLButtonElement> | null = submitter;
			if (button?.name === localeCookie)
				writeLocal(preferenceKey, button.value);
		},
		true,
	);
}
