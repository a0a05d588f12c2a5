import type { RequestHandler } from "express";
import { renderWithData } from "../pages/render/render-with-data.ts";
import type { PageDependencies } from "../pages/render/stream-page.ts";

/** Answers with a page that is not public yet, or no more, to whoever has a signed link to it. */
export function showPreview(deps: PageDependencies): RequestHandler {
	return async (req, res, next) => {
		if (!req.found || !req.edition?.isPreview) return next();
		res.setHeader("Cache-Control", "private, no-store");
		// The link opens the page, and the address is the link: no other site is told of it. Ours is,
		// so that it goes along where the language is changed without scripts.
		res.setHeader("Referrer-Policy", "same-origin");
		await renderWithData(deps, req, res, {});
	};
}
