import express, { type RequestHandler, type Router } from "express";
import createError from "http-errors";
import { localeFormPath } from "../../shared/endpoints.ts";
import { isLocale, localizePath, splitLocale } from "../../shared/locales.ts";
import { pageAt } from "../../shared/pages/page-paths.ts";
import { answerPost, createRouter } from "../errors/answer-methods.ts";
import { setLocaleCookie } from "./guess-locale.ts";
import { refuseForeignPosts } from "./refuse-foreign-posts.ts";

/**
 * The language selector's form, for visitors without scripts: stores the choice in the cookie and
 * redirects to the same page in that language. A plain link to the root path would be redirected
 * back by the locale guess.
 */
export function switchLocale(siteOrigin: string): Router {
	const handler: RequestHandler = (req, res) => {
		const { locale, path }: { locale?: unknown; path?: unknown } =
			req.body ?? {};
		if (!isLocale(locale)) throw createError(400, "locale: not one of ours");
		const page =
			typeof path === "string" ? pageAt(splitLocale(path).rest) : undefined;
		if (!page) throw createError(400, "path: not a page of this site");
		setLocaleCookie(req, res, locale, siteOrigin);
		res.setHeader("Cache-Control", "private, no-store");
		res.setHeader(
			"Location",
			localizePath(page.path, locale) + refererSearch(req.get("Referer"), path),
		);
		res.statusCode = 303;
		res.end();
	};
	const router = createRouter();
	answerPost(
		router,
		localeFormPath,
		refuseForeignPosts(siteOrigin),
		express.urlencoded({ extended: false, limit: "4kb" }),
		handler,
	);
	return router;
}

/** The query string of the page that the form was on, if the browser sends it. */
function refererSearch(referer: string | undefined, path: unknown): string {
	const url = referer && URL.canParse(referer) ? new URL(referer) : undefined;
	return url && url.pathname === path ? url.search : "";
}
