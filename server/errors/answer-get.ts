import type { IRouter, RequestHandler } from "express";
import { refuseMethods } from "./method-not-allowed.ts";

/** Has a path answer `GET` and `HEAD`, by handlers in turn, and refuse every other method. */
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
