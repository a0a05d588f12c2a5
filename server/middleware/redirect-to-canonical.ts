import type { Request, RequestHandler } from "express";
import createError from "http-errors";
import { canonicalPath, encodeUnsafe } from "../../shared/pages/canonical.ts";
import { findLocalizedPage } from "../../shared/pages/page-hrefs.ts";
import { routeOf } from "../../shared/pages/page-paths.ts";
import { isTrustedPeer } from "../connections/trusted-proxy.ts";

/**
 * Redirects every other spelling of an address to its canonical URL in a single hop, keeping the
 * query. The same hop upgrades to https if a trusted proxy reports http and the site's origin is
 * https.
 */
export function redirectToCanonical(siteOrigin: string): RequestHandler {
	const isSecure = siteOrigin.startsWith("https:");
	return (req, res, next) => {
		const { path, search } = req.target;
		const canonical = canonicalPath(path, req.edition);
		if (canonical === undefined)
			throw createError(400, "The address cannot be decoded.");
		const isInsecure =
			isSecure && req.protocol === "http" && reportsProtocol(req);
		if (canonical === encodeUnsafe(path) && !isInsecure) return next();
		res.statusCode = 301;
		res.setHeader(
			"Location",
			(isInsecure ? siteOrigin : "") + canonical + encodeUnsafe(search),
		);
		res.setHeader("Cache-Control", lastingOf(req, canonical, isInsecure));
		res.end();
	};
}

/**
 * The redirect's `Cache-Control`. Redirects to files and endpoints are never stored: a cache that
 * normalizes paths before looking them up would store the redirect under its target's address.
 */
function lastingOf(
	{ edition }: Request,
	canonical: string,
	isInsecure: boolean,
): string {
	if (isInsecure) return "private, no-store";
	const page = findLocalizedPage(canonical)?.page;
	if (!page || (edition && !edition.isPublic(page))) return "no-store";
	// Addresses of the desk and of one-time links reveal who is searched for, or let somebody in.
	return routeOf(page).isPrivate ? "private, no-store" : "public, max-age=3600";
}

function reportsProtocol(req: Request): boolean {
	return (
		req.get("X-Forwarded-Proto") !== undefined && isTrustedPeer(req, req.app)
	);
}
