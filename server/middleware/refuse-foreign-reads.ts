import type { Request } from "express";
import createError from "http-errors";

/**
 * Refuses to show what is private to pages of other sites: they may lead to it, as a link in a mail
 * does, but not load it as a picture, a script, a frame or data, to learn from how that goes. Clients
 * that say nothing of where a request comes from are no browsers of today, and pass.
 *
 * @throws 403
 */
export function refuseForeignRead(req: Request): void {
	const site = req.get("Sec-Fetch-Site");
	if (site === undefined || site === "same-origin" || site === "none") return;
	const isNavigation =
		req.get("Sec-Fetch-Mode") === "navigate" &&
		req.get("Sec-Fetch-Dest") === "document";
	if (!isNavigation)
		throw createError(403, "Other sites may link to this, and no more.");
}
