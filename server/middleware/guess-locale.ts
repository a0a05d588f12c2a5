import type { CookieOptions, Request, RequestHandler, Response } from "express";
import { negotiateLocale } from "../../shared/accept-language.ts";
import { encodeUnsafe } from "../../shared/canonical.ts";
import {
	defaultLocale,
	isLocale,
	type Locale,
	localeCookie,
	localeCookieMaxAge,
	localizePath,
	unprefixedLocale,
} from "../../shared/locales.ts";
import { isBot } from "../bots.ts";

export type LocaleSource =
	| "path"
	| "cookie"
	| "accept-language"
	| "default"
	| "bot";

declare global {
	namespace Express {
		interface Request {
			/** What decided the locale, where it was not the path. */
			localeSource?: LocaleSource;
		}
	}
}

/** How the locale cookie is kept: 365 days, readable by scripts. */
export function localeCookieOptions(isSecure: boolean): CookieOptions {
	return {
		maxAge: localeCookieMaxAge * 1000,
		path: "/",
		sameSite: "lax",
		secure: isSecure,
	};
}

/** Keeps a locale in its cookie, secure where the site or the connection is. */
export function setLocaleCookie(
	req: Request,
	res: Response,
	locale: Locale,
	siteOrigin: string,
): void {
	const isSecure = siteOrigin.startsWith("https:") || req.secure;
	res.cookie(localeCookie, locale, localeCookieOptions(isSecure));
}

/** The locale of the root path: the cookie's, the best that is accepted, or the default. */
export function chooseRootLocale(
	cookie: unknown,
	acceptLanguage: string | undefined,
): { locale: Locale; source: LocaleSource } {
	if (isLocale(cookie)) return { locale: cookie, source: "cookie" };
	const accepted = negotiateLocale(acceptLanguage, defaultLocale);
	if (accepted) return { locale: accepted, source: "accept-language" };
	return { locale: defaultLocale, source: "default" };
}

/**
 * Guesses the language, on the root path alone, and redirects to the home page in that language
 * unless it is the one shown there. Robots are never redirected.
 */
export function guessLocale(siteOrigin: string): RequestHandler {
	return (req, res, next) => {
		if (
			req.target.path !== "/" ||
			(req.method !== "GET" && req.method !== "HEAD")
		)
			return next();
		res.vary("Accept-Language");
		res.vary("Cookie");
		if (isBot(req.get("User-Agent"))) {
			req.localeSource = "bot";
			return next();
		}
		const { locale, source } = chooseRootLocale(
			req.cookies[localeCookie],
			req.get("Accept-Language"),
		);
		req.localeSource = source;
		if (locale === unprefixedLocale) return next();
		if (source !== "cookie" && !isPrefetch(req.headers))
			setLocaleCookie(req, res, locale, siteOrigin);
		res.setHeader("Cache-Control", "private, no-store");
		res.setHeader(
			"Location",
			localizePath("/", locale) + encodeUnsafe(req.target.search),
		);
		res.statusCode = 302;
		res.end();
	};
}

function isPrefetch(
	headers: Record<string, string | string[] | undefined>,
): boolean {
	return [headers["sec-purpose"], headers.purpose, headers["x-moz"]].some(
		(value) => String(value ?? "").startsWith("prefetch"),
	);
}
