import type { IRouter, RequestHandler } from "express";
import { refuseMethods } from "./method-not-allowed.ts";

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
