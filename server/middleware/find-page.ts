import type { Request, RequestHandler } from "express";
import createError from "http-errors";
import type { Locale } from "../../shared/locales.ts";
import { findLocalizedPage, type Page } from "../../shared/pages/page-paths.ts";

declare global {
	namespace Express {
		interface Request {
			/** The page that the request is for, if there is one at its path. */
			found?: { readonly page: Page; readonly locale: Locale };
		}
	}
}

/** Looks the page up once, for the steps that follow. */
export const findPage: RequestHandler = (req, _res, next) => {
	const found = findLocalizedPage(req.target.path);
	if (found) req.found = found;
	next();
};

/** The page of a request that is known to be for one. Throws a 404 otherwise. */
export function requestedPage(req: Request): {
	readonly page: Page;
	readonly locale: Locale;
} {
	if (!req.found) throw createError(404);
	return req.found;
}
