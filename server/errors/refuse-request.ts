import type { RequestHandler } from "express";
import createError from "http-errors";
import { splitLocale } from "../../shared/locales.ts";
import { hasParameterForm } from "../../shared/pages/page-paths.ts";
import { methodNotAllowed } from "./answer-methods.ts";

/** Refuses what no earlier step handled: 405 for a page's unsupported method, otherwise 404. */
export const refuseRequest: RequestHandler = (req) => {
	if (req.found) throw methodNotAllowed(req);
	const { path, search } = req.target;
	throw createError(
		404,
		hasParameterForm(splitLocale(path).rest)
			? `Page Not Found: ${path}${search}`
			: `Page not found: ${path}`,
	);
};
