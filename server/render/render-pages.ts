import type { RequestHandler } from "express";
import { type Page, routeOf } from "../../shared/page-paths.ts";
import { today } from "../../shared/today.ts";
import { chooseEncoding } from "../content-encoding.ts";
import { readTheme } from "../read-theme.ts";
import { linkHeader } from "./document.ts";
import { pageEtag } from "./page-etag.ts";
import { type PageDependencies, setTiming, streamPage } from "./stream-page.ts";

/** Answers with the requested page: headers at once, then React's stream. */
export function renderPages(deps: PageDependencies): RequestHandler {
	return async (req, res, next) => {
		const { found } = req;
		if (!found || (req.method !== "GET" && req.method !== "HEAD"))
			return next();
		const { page, locale } = found;
		const theme = readTheme(req);
		const search = relevantSearch(page, req.target.search);

		res.vary("Cookie");
		res.vary("Accept-Encoding");
		res.setHeader("Content-Type", "text/html; charset=utf-8");
		res.setHeader("Content-Language", locale);
		res.setHeader(
			"Cache-Control",
			req.localeSource ? "private, no-cache" : "no-cache",
		);
		res.setHeader("Link", linkHeader(page, locale, deps.assets));
		if (routeOf(page).noindex) res.setHeader("X-Robots-Tag", "noindex");
		const state = [
			page.path,
			locale,
			theme.name,
			theme.mode ?? "",
			search,
			routeOf(page).isDated ? today() : "",
		];
		res.setHeader(
			"ETag",
			pageEtag([
				deps.assets.buildId,
				deps.siteOrigin,
				deps.config.guardExemptPaths.join(),
				deps.config.staffPasswordHash ? "sign-in" : "",
				chooseEncoding(req),
				...state,
			]),
		);
		if (req.fresh) {
			res.statusCode = 304;
			setTiming(res, req);
			return void res.end();
		}
		if (req.method === "HEAD") {
			setTiming(res, req);
			return void res.end();
		}
		await streamPage(deps, req, res, { page, locale, theme, search });
	};
}

/** The part of a query string that changes the page: the parameters that its row names. */
function relevantSearch(page: Page, search: string): string {
	const given = new URLSearchParams(search);
	const kept = new URLSearchParams();
	for (const name of routeOf(page).query ?? []) {
		const value = given.get(name);
		if (value !== null) kept.set(name, value.slice(0, 64));
	}
	const text = kept.toString();
	return text === "" ? "" : `?${text}`;
}
