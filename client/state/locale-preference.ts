import type { Locale } from "../../shared/locales.ts";

const storageKey = "user-language";
const cookieName = "locale";
/** 365 days, in seconds. */
const cookieMaxAge = 365 * 24 * 60 * 60;

/** Keeps the visitor's choice of language: the preference, and the cookie that the server reads. */
export function saveLocale(locale: Locale): void {
	try {
		localStorage.setItem(storageKey, locale);
	} catch {
		// Storage is denied: the cookie has to do.
	}
	const secure = window.location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
	document.cookie = `${cookieName}=${locale}; Max-Age=${cookieMaxAge}; Path=/; SameSite=Lax${secure}`;
}
