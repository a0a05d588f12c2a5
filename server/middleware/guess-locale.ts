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
import { cacheValues } from "../connections/cache-values.ts";
import { isRobot } from "../connections/is-robot.ts";

export type LocaleSource =
	| "path"
	| "cookie"
	| "accept-language"
	| "default"
	| "site"
	| "robot";

declare global {
	namespace Express {
		interface Request {
			/** What decided the locale, if not the path. */
			localeSource?: LocaleSource;
		}
	}
}

/** The locale cookie's attributes: 365 days, readable by scripts. */
export function localeCookieOptions(isSecure: boolean): CookieOptions {
	return {
		maxAge: localeCookieMaxAge * 1000,
		path: "/",
		sameSite: "lax",
		secure: isSecure,
	};
}

/** Stores a locale in its cookie, which is secure if the site or the connection is. */
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

/** The locale of the root path: the cookie's, the best accepted one, or the default. */
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
 * The locale of the root path for a request. Robots get the locale that `/` shows, and so do
 * visitors who come from a page of the site, because its link to `/` means that locale.
 */
export function guessRootLocale(
	headers: IncomingHttpHeaders,
	cookie: unknown,
	siteOrigin: string,
): Guess {
	if (isRobot(headers["user-agent"]))
		return { locale: unprefixedLocale, source: "robot" };
	if (comesFromSite(headers, siteOrigin))
		return { locale: unprefixedLocale, source: "site" };
	return chooseRootLocale(cookie, headers["accept-language"]);
}

/** Whether the visitor came from one of our pages, by Fetch Metadata or else by the referrer. */
function comesFromSite(
	headers: IncomingHttpHeaders,
	siteOrigin: string,
): boolean {
	const { "sec-fetch-site": site, referer = "", host } = headers;
	if (site !== undefined) return site === "same-origin";
	const from = URL.parse(referer);
	return from !== null && (from.origin === siteOrigin || from.host === host);
}

/**
 * Guesses the locale, on the root path only, and redirects to the home page in that locale unless
 * `/` already shows it. Robots are never redirected.
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
