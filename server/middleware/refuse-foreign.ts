import type { Request, RequestHandler } from "express";
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

/**
 * Refuses to load private content into pages of other sites. They may link to it, as mails do, but
 * must not load it as an image, script, frame or data and learn from the outcome. Nor may they link
 * to the desk's searches: a site sees when the window that it opened is taken from it, and so how
 * long a search takes. Clients that send no `Sec-Fetch-Site` are not current browsers, and pass.
 *
 * @throws 403
 */
export function refuseForeignRead(req: Request): void {
	if (!isForeign(req)) return;
	const isNavigation =
		req.get("Sec-Fetch-Mode") === "navigate" &&
		req.get("Sec-Fetch-Dest") === "document";
	if (!isNavigation)
		throw createError(403, "Other sites may link to this, and no more.");
	if (new URLSearchParams(req.target.search).has("search"))
		throw createError(403, "Other sites may not link to a search.");
}

/**
 * Refuses links of other sites to private files, too. A site sees whether its window went to an
 * error page or began a download, and so whether a search finds somebody; and a link that somebody
 * was lured to would be an export in the audit trail.
 */
export const refuseForeignLink: RequestHandler = (req, _res, next) => {
	if (isForeign(req))
		throw createError(403, "Other sites may not link to this file.");
	next();
};

function isForeign(req: Request): boolean {
	const site = req.get("Sec-Fetch-Site");
	return site !== undefined && site !== "same-origin" && site !== "none";
}
