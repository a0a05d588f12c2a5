import type { RequestHandler } from "express";
import createError from "http-errors";

/**
 * Refuses posts that a page of another site made its visitor's browser send (CSRF). Clients that
 * send neither `Sec-Fetch-Site` nor `Origin` are not browsers, and pass.
 */
export function refuseForeignPosts(siteOrigin: string): RequestHandler {
	return (req, _res, next) => {
		const site = req.get("Sec-Fetch-Site");
		const origin = req.get("Origin");
		const isOurs =
			origin === undefined ||
			origin === siteOrigin ||
			(origin === "null"
				? site === "same-origin"
				: isOriginOf(origin, req.get("Host")));
		if (!isOurs || site === "cross-site" || site === "same-site")
			throw createError(403, "Requests from other sites are not accepted.");
		next();
	};
}

function isOriginOf(origin: string, host: string | undefined): boolean {
	return URL.canParse(origin) && new URL(origin).host === host;
}
