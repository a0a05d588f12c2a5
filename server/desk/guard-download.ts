import type { RequestHandler } from "express";
import type { Locale } from "../../shared/locales.ts";
import { pageOf, type SinglePageId } from "../../shared/pages/page-paths.ts";
import { refuseForeignLink } from "../middleware/refuse-foreign-reads.ts";

/**
 * What stands before every download of staff's: it belongs to the page that links it, in a locale,
 * no other site can start it, and it requires a sign-in.
 *
 * @param requireSignIn requires a valid token and redirects to the login page otherwise.
 */
export function guardDownload(
	id: SinglePageId,
	locale: Locale,
	requireSignIn: RequestHandler,
): readonly RequestHandler[] {
	const found = { page: pageOf(id), locale };
	const belongToPage: RequestHandler = (req, _res, next) => {
		req.found = found;
		next();
	};
	return [belongToPage, refuseForeignLink, requireSignIn];
}
