import { type RequestHandler, Router } from "express";
import type { Route } from "../../shared/pages/route.ts";
import type { PageId } from "../../shared/routes.ts";

/**
 * Runs the middleware that the requested page's route names, in order.
 *
 * @throws immediately when a route names unregistered middleware.
 */
export function runRouteMiddleware(
	routes: Readonly<Record<PageId, Route>>,
	registry: Readonly<Record<string, RequestHandler>>,
): RequestHandler {
	const chains = new Map<string, Router>();
	for (const [id, { middleware = [] }] of Object.entries(routes)) {
		const chain = Router();
		for (const name of middleware) {
			const handler = Object.hasOwn(registry, name) && registry[name];
			if (!handler)
				throw new Error(`unknown route middleware "${name}" on route "${id}"`);
			chain.use(handler);
		}
		if (middleware.length > 0) chains.set(id, chain);
	}
	return (req, res, next) => {
		const chain = req.found && chains.get(req.found.page.id);
		return chain ? chain(req, res, next) : next();
	};
}
