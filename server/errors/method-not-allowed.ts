import type { Request, RequestHandler } from "express";
import createError, { type HttpError } from "http-errors";

/** What a resource takes that can only be read. */
const readMethods = "GET, HEAD";

/** The refusal of a method that a resource does not take, with those that it does (RFC 9110). */
export function methodNotAllowed(
	req: Request,
	allowed: string = readMethods,
): HttpError {
	return createError(405, `${req.method} is not allowed here.`, {
		headers: { Allow: allowed },
	});
}

/** Refuses, behind the handlers of a path, every method but those that they take. */
export function refuseMethods(allowed?: string): RequestHandler {
	return (req) => {
		throw methodNotAllowed(req, allowed);
	};
}
