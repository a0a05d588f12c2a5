import type { Request, RequestHandler } from "express";
import createError, { type HttpError } from "http-errors";

/** The methods of a read-only resource. */
const readMethods = "GET, HEAD";

/** A 405 error with an `Allow` header (RFC 9110, section 15.5.6). */
export function methodNotAllowed(
	req: Request,
	allowed: string = readMethods,
): HttpError {
	return createError(405, `${req.method} is not allowed here.`, {
		headers: { Allow: allowed },
	});
}

/** Refuses every method that a path's earlier handlers did not take. */
export function refuseMethods(allowed?: string): RequestHandler {
	return (req) => {
		throw methodNotAllowed(req, allowed);
	};
}
