import type { RequestHandler } from "express";
import type { Route } from "../../shared/pages/route.ts";
import type { PageId } from "../../shared/routes.ts";

/** Middleware that a route names, run before its page. */
export type RouteMiddleware = RequestHandler;

/**
 * Runs the middleware that the requested page's route names, in order.
 *
 * @throws immediately when a route names unregistered middleware.
 */
export function runRouteMiddleware(
	routes: Readonly<Record<PageId, Route>>,
	registry: Readonly<Record<string, RouteMiddleware>>,
): RequestHandler {
	const handlers = new Map(
		Object.entries(routes).map(([id, route]) => [
			id,
			(route.middleware ?? []).map((name) => {
				const handler = Object.hasOwn(registry, name)
					? registry[name]
					: undefined;
				if (!handler)
					throw new Error(
						`unknown route middleware "${name}" on route "${id}"`,
					);
				return handler;
			}),
		]),
	);
	return (req, res, next) => {
		const chain = (req.found && handlers.get(req.found.page.id)) ?? [];
		const run = (index: number): void => {
			const handler = chain[index];
			if (!handler) {
				next();
				return;
			}
			const step = (error?: unknown) =>
				error === undefined ? run(index + 1) : next(error);
			Promise.try(() => handler(req, res, step)).catch(next);
		};
		run(0);
	};
}
