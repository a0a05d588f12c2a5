import express, { type RequestHandler, Router } from "express";
import { isLocale, localizePath, splitLocale } from "../../shared/locales.ts";
import { encodeUnsafe } from "../../shared/pages/canonical.ts";
import { setLocaleCookie } from "./guess-locale.ts";
import { refuseForeignPosts } from "./refuse-foreign.ts";
import { localeFormType, mediaTypeOf } from "./require-type.ts";

/**
 * The language selector's form, for visitors without scripts: stores the choice in the cookie and
 * redirects to the same address in that language. A plain link to the root path would be redirected
 * back by the locale guess. The form posts to the page that it is on, so that the browser keeps the
 * fragment across the redirect; its media type tells it from the pages' own forms.
 */
export function switchLocale(siteOrigin: string): Router {
	const isChoice: RequestHandler = (req, _res, next) =>
		req.method === "POST" && mediaTypeOf(req) === localeFormType
			? next()
			: next("router");
	const choose: RequestHandler = (req, res, next) => {
		const [, locale] = /^locale=(.*)\r\n$/.exec(String(req.body)) ?? [];
		// Some other post, which the page or the lack of one refuses.
		if (!isLocale(locale)) return next();
		const { path, search } = req.target;
		setLocaleCookie(req, res, locale, siteOrigin);
		res.setHeader("Cache-Control", "private, no-store");
		res.setHeader(
			"Location",
			encodeUnsafe(localizePath(splitLocale(path).rest, locale) + search),
		);
		res.statusCode = 303;
		res.end();
	};
	return Router().use(
		isChoice,
		refuseForeignPosts(siteOrigin),
		express.text({ type: localeFormType, limit: "1kb" }),
		choose,
	);
}
