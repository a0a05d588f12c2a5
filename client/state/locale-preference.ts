import {
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

export function savePreference(locale: string): void {
	writeLocal(preferenceKey, locale);
}

export function readPreference(): string | undefined {
	return readLocal(preferenceKey);
}
