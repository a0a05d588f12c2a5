import { type IRouter, type RequestHandler, Router } from "express";
import { refuseMethods } from "./method-not-allowed.ts";

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
