import type { RequestHandler } from "express";
import type { PageDependencies } from "../pages/render/start-page.ts";
import { renderWithData } from "../pages/render/stream-page.ts";

/** Renders an unpublished page for holders of a signed link. */
export function showPreview(deps: PageDependencies): RequestHandler {
	return async (req, res, next) => {
		if (!req.found || !req.edition?.isPreview) return next();
		res.setHeader("Cache-Control", "private, no-store");
		// The URL itself grants access, so it must not leak to other sites. Our own site gets it, so
		// that it survives a change of locale without scripts.
		res.setHeader("Referrer-Policy", "same-origin");
		await renderWithData(deps, req, res, {});
	};
}
