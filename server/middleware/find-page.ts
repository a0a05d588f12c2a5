import type { Request, RequestHandler } from "express";
import createError from "http-errors";
import type { Locale } from "../../shared/locales.ts";
import { findLocalizedPage } from "../../shared/pages/page-hrefs.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import type { Edition, Editions } from "../content/edition.ts";
import { admitsPreview } from "../content/preview-signature.ts";

declare global {
	namespace Express {
		interface Request {
			/** The requested page, if its path has one. */
			found?: { readonly page: Page; readonly locale: Locale };
			/** The edition that the response uses from start to end. */
			edition?: Edition;
		}
	}
}

interface FindPageOptions {
	readonly editions: Editions;
	/** The key that verifies signed preview links; without it there are no previews. */
	readonly previewSecret: string | undefined;
	/** Milliseconds since 1970. */
	readonly now: () => number;
}

/** Looks the page up once for the later steps. Unpublished pages are not found. */
export function findPage({
	editions,
	previewSecret,
	now,
}: FindPageOptions): RequestHandler {
	return (req, _res, next) => {
		req.edition = editions.current();
		const found = findLocalizedPage(req.target.path);
		if (!found) return next();
		const { page } = found;
		if (req.edition.isPublic(page)) {
			req.found = found;
			return next();
		}
		const isRead = req.method === "GET" || req.method === "HEAD";
		const query = new URLSearchParams(req.target.search);
		const signature = query.get("preview");
		if (
			isRead &&
			previewSecret &&
			signature &&
			admitsPreview(previewSecret, page, signature, now())
		) {
			const preview = editions.preview(page);
			if (preview) Object.assign(req, { found, edition: preview });
		}
		next();
	};
}

/**
 * The page of a request that must be for one.
 *
 * @throws 404 otherwise.
 */
export function requestedPage(req: Request): NonNullable<Request["found"]> {
	if (!req.found) throw createError(404);
	return req.found;
}
