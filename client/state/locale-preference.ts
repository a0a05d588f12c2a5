import {
	type Locale,
	localeCookie,
	localeCookieMaxAge,
} from "../../shared/locales.ts";
import { readLocal, writeCookie, writeLocal } from "./browser-memory.ts";

const preferenceKey = "user-language";

/** Keeps the visitor's choice of language: the preference, and the cookie that the server reads. */
export function saveLocale(locale: Locale): void {
	savePreference(locale);
	writeCookie(localeCookie, locale, localeCookieMaxAge);
}

/** Keeps the preference alone. */
export function savePreference(locale: string): void {
	writeLocal(preferenceKey, locale);
}

export function readPreference(): string | undefined {
	return readLocal(preferenceKey);
}
