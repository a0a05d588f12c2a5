import type { Request } from "express";
import createError from "http-errors";

/**
 * Refuses to load private content into pages of other sites. They may link to it, as mails do, but
 * must not load it as an image, script, frame or data and learn from the outcome. Clients that send
 * no `Sec-Fetch-Site` are not current browsers, and pass.
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
