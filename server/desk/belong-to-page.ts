import type { RequestHandler } from "express";
import type { Locale } from "../../shared/locales.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";

/** Associates a file's request with a page and a locale, for the later steps. */
export function belongToPage(
	id: "desk" | "deskAudit",
	locale: Locale,
): RequestHandler {
	const found = { page: pageOf(id), locale };
	return (req, _res, next) => {
		req.found = found;
		next();
	};
}
