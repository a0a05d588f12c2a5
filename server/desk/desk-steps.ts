import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import createError from "http-errors";
import type { Locale } from "../../shared/locales.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { StoreDownError } from "../database/database.ts";
import { storeRetrySeconds } from "../enquiries/store-retry.ts";
import { methodNotAllowed } from "../errors/method-not-allowed.ts";

/** How forms without files are posted. */
export const formType = "application/x-www-form-urlencoded";

/** Tells the steps that follow whose file it is, and in which language. */
export function belongToDesk(locale: Locale): RequestHandler {
	const found = { page: pageOf("desk"), locale };
	return (req, _res, next) => {
		req.found = found;
		next();
	};
}

/** Only forms are taken. */
export const requireForm: RequestHandler = (req, _res, next) => {
	const [type = ""] = (req.get("Content-Type") ?? "").split(";");
	if (type.trim().toLowerCase() !== formType)
		throw createError(415, `A form is posted as ${formType}.`);
	next();
};

/** Answers the methods that the desk does not take. */
export const refuseOtherMethods: RequestHandler = (req) => {
	throw methodNotAllowed(req, "GET, HEAD, POST");
};

/** Tells clients that the database is down, and when to try again. */
export const translateStoreDown: ErrorRequestHandler = (
	error,
	_req,
	_res,
	next,
) => {
	if (!(error instanceof StoreDownError)) return next(error);
	const headers = { "Retry-After": String(storeRetrySeconds) };
	next(createError(503, error, { headers }));
};

/** What every answer of the desk says: it is for nobody else, and not to be kept. */
export function setDeskHeaders(res: Response): void {
	res.setHeader("Cache-Control", "private, no-store");
	res.setHeader("X-Robots-Tag", "noindex");
}
