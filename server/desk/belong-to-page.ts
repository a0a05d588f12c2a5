import type { RequestHandler } from "express";
import type { Locale } from "../../shared/locales.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";

/** Tells the steps that follow whose file it is, and in which language. */
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
