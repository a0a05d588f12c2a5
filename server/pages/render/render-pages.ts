import { hash } from "node:crypto";
import type { RequestHandler } from "express";
import { routeOf } from "../../../shared/pages/page-paths.ts";
import { relevantSearch } from "../../../shared/pages/page-search.ts";
import {
	chooseEncoding,
	offeredEncodings,
} from "../../files/content-encoding.ts";
import { linkHeader } from "./document.ts";
import { readTheme } from "./read-theme.ts";
import { sendSharedPage } from "./send-shared-page.ts";
import { setServerTiming } from "./server-timing.ts";
import type { PageDependencies } from "./start-page.ts";
import { streamPage } from "./stream-page.ts";

/** Serves the requested page: sends the headers at once, then streams React's output. */
export function renderPages(deps: PageDependencies): RequestHandler {
	return async (req, res, next) => {
		const { found, edition = deps.editions.current() } = req;
		if (!found || (req.method !== "GET" && req.method !== "HEAD"))
			return next();
		const { page, locale } = found;
		const theme = readTheme(req);
		const search = relevantSearch(page, req.target.search);

		res.vary("Cookie");
		res.vary("Accept-Encoding");
		res.setHeader("Content-Type", "text/html; charset=utf-8");
		res.setHeader("Content-Language", locale);
		const isPrivate =
			req.localeSource !== undefined || req.isForOneVisitor === true;
		const isAnswer = routeOf(page).isAnswer === true && search !== "";
		const reuse = isPrivate ? "private, no-cache" : "no-cache";
		res.setHeader("Cache-Control", isAnswer ? "private, no-store" : reuse);
		if (req.isForOneVisitor) res.vary("Authorization");
		res.setHeader("Link", linkHeader(locale, deps.assets));
		if (!req.isForOneVisitor)
			res.setHeader("Speculation-Rules", `"${deps.assets.speculationRules}"`);
		if (routeOf(page).noindex || isAnswer)
			res.setHeader("X-Robots-Tag", "noindex");
		const etagOf = (encoding: string) =>
			pageEtag([
				deps.assets.buildId,
				deps.siteOrigin,
				deps.config.apiBaseUrl ?? "",
				deps.config.guardExemptPaths.join(),
				deps.config.staffPasswordHash ? "sign-in" : "",
				encoding,
				page.path,
				locale,
				theme.name,
				theme.mode ?? "",
				search,
				edition.id,
				routeOf(page).isDated ? edition.day : "",
			]);
		res.setHeader("ETag", etagOf(chooseEncoding(req, offeredEncodings)));
		// The same for everybody. A query may hold anything, so such pages would evict all others.
		const isShared =
			deps.pageCache.isOn && search === "" && !req.isForOneVisitor;
		if (req.fresh) {
			res.statusCode = 304;
			setServerTiming(res, req, isShared ? "hit" : "bypass");
			return void res.end();
		}
		const request = { page, locale, theme, search };
		if (isShared)
			return sendSharedPage(deps, req, res, { ...request, edition }, etagOf);
		if (req.method !== "HEAD") return streamPage(deps, req, res, request);
		setServerTiming(res, req, "bypass");
		res.end();
	};
}

/**
 * A strong entity tag (RFC 9110, section 8.8.3), known before rendering: the parts determine a
 * page's bytes completely. They include the encoding, which changes the bytes.
 */
export function pageEtag(parts: readonly string[]): string {
	const digest = hash("sha256", JSON.stringify(parts), "base64url");
	return `"${digest.slice(0, 27)}"`;
}
