import type { IncomingHttpHeaders } from "node:http";
import type { CookieOptions, Request, RequestHandler, Response } from "express";
import { negotiateLocale } from "../../shared/accept-language.ts";
import {
	defaultLocale,
	isLocale,
	type Locale,
	localeCookie,
	localeCookieMaxAge,
	localizePath,
	unprefixedLocale,
} from "../../shared/locales.ts";
import { encodeUnsafe } from "../../shared/pages/canonical.ts";
import { isBot } from "../connections/bots.ts";
import { cacheValues } from "../connections/cache-values.ts";

export type LocaleSource =
	| "path"
	| "cookie"
	| "accept-language"
	| "default"
	| "site"
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

interface Guess {
	readonly locale: Locale;
	readonly source: LocaleSource;
}

/** The locale of the root path: the cookie's, the best that is accepted, or the default. */
export function chooseRootLocale(cookie: unknown, acceptLanguage = ""): Guess {
	if (isLocale(cookie)) return { locale: cookie, source: "cookie" };
	return guessAccepted(acceptLanguage);
}

const guessAccepted = cacheValues<Guess>(
	(acceptLanguage) => {
		const accepted = negotiateLocale(acceptLanguage, defaultLocale);
		return accepted
			? { locale: accepted, source: "accept-language" }
			: { locale: defaultLocale, source: "default" };
	},
	{ values: 500, longest: 128 },
);

/**
 * The locale of the root path for a request: robots get what is shown there, and so does who comes
 * from a page of the site, for that is what its link said.
 */
export function guessRootLocale(
	headers: IncomingHttpHeaders,
	cookie: unknown,
	siteOrigin: string,
): Guess {
	if (isBot(headers["user-agent"]))
		return { locale: unprefixedLocale, source: "bot" };
	if (comesFromSite(headers, siteOrigin))
		return { locale: unprefixedLocale, source: "site" };
	return chooseRootLocale(cookie, headers["accept-language"]);
}

/** Whether a page of the site led here, as Fetch Metadata tells, or the referrer where that is missing. */
function comesFromSite(
	headers: IncomingHttpHeaders,
	siteOrigin: string,
): boolean {
	const { "sec-fetch-site": site, referer = "", host } = headers;
	if (site !== undefined) return site === "same-origin";
	if (!URL.canParse(referer)) return false;
	const from = new URL(referer);
	return from.origin === siteOrigin || from.host === host;
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
		res.vary("Accept-Language, Cookie, Sec-Fetch-Site, Referer");
		const { locale, source } = guessRootLocale(
			req.headers,
			req.cookies[localeCookie],
			siteOrigin,
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
	return [headers["sec-purpose"], headers.purpose].some((value) =>
		String(value ?? "").startsWith("prefetch"),
	);
}
