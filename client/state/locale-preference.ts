import {
	type Locale,
	localeCookie,
	localeCookieMaxAge,
} from "../../shared/locales.ts";
import { readLocal, writeCookie, writeLocal } from "./browser-memory.ts";

const preferenceKey = "user-language";

/** Saves the visitor's language as the preference and in the cookie that the server reads. */
export function saveLocale(locale: Locale): void {
	savePreference(locale);
	writeCookie(localeCookie, locale, localeCookieMaxAge);
}

/** Saves only the preference. */
export function savePreference(locale: string): void {
	writeLocal(preferenceKey, locale);
}

export function readPreference(): string | undefined {
	return readLocal(preferenceKey);
}
