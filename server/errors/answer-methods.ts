import {
	type IRouter,
	type Request,
	type RequestHandler,
	Router,
} from "express";
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

/** A router for endpoints, whose paths have one spelling each. */
export function createRouter(): Router {
	return Router({ caseSensitive: true, strict: true });
}

/** Registers handlers for `GET` and `HEAD` of a path, and refuses every other method. */
export function answerGet(
	router: IRouter,
	path: string,
	...handlers: RequestHandler<never>[]
): void {
	router
		.route(path)
		.get(...handlers)
		.all(refuseMethods());
}

/** Registers handlers for `POST` of a path, and refuses every other method. */
export function answerPost(
	router: IRouter,
	path: string,
	...handlers: RequestHandler[]
): void {
	router
		.route(path)
		.post(...handlers)
		.all(refuseMethods("POST"));
}
