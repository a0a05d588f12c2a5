import type { Request, RequestHandler } from "express";
import createError from "http-errors";

/** The media types of bodies sent by scripts, by forms, and by forms with a file. */
export const jsonType = "application/json";
export const formType = "application/x-www-form-urlencoded";
export const uploadType = "multipart/form-data";
/** The language selector's. */
export const localeFormType = "text/plain";

/** The media type of a request's body, without its parameters. */
export function mediaTypeOf(req: Request): string {
	const [type = ""] = (req.get("Content-Type") ?? "").split(";");
	return type.trim().toLowerCase();
}

/** Refuses bodies of any other media type with 415. */
export function requireType(types: readonly string[]): RequestHandler {
	return (req, _res, next) => {
		if (!types.includes(mediaTypeOf(req)))
			throw createError(415, `A form is posted as ${types.join(" or ")}.`);
		next();
	};
}
