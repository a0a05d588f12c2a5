import type { RequestHandler, Router } from "express";
import { searchPath } from "../../shared/endpoints.ts";
import { isLocale, localeCodes } from "../../shared/locales.ts";
import { answerGet, createRouter } from "../errors/answer-methods.ts";
import { methodNotAllowed } from "../errors/method-not-allowed.ts";
import { sendProblem } from "../errors/send-problem.ts";
import { renderWithData } from "../pages/render/render-with-data.ts";
import type { PageDependencies } from "../pages/render/start-page.ts";
import type { Search } from "./create-search.ts";

export interface SearchDependencies extends PageDependencies {
	readonly search: Search;
}

/** Serves suggestions while a visitor types: `GET /api/search?q=&locale=`. */
export function answerSuggestions({
	search,
}: Pick<SearchDependencies, "search">): Router {
	const router = createRouter();
	answerGet(router, searchPath, async (req, res) => {
		const query = new URLSearchParams(req.target.search);
		const locale = query.get("locale");
		res.setHeader("Cache-Control", "no-store");
		if (!isLocale(locale))
			return sendProblem(req, res, {
				status: 400,
				detail: `locale must be one of ${localeCodes.join(", ")}`,
			});
		res.json({
			results: await search.suggest(locale, query.get("q") ?? ""),
		});
	});
	return router;
}

/** Renders the search page. It is not cached, because it contains the query. */
export function showSearch(deps: SearchDependencies): RequestHandler {
	return async (req, res, next) => {
		if (req.found?.page.id !== "search") return next();
		if (req.method !== "GET" && req.method !== "HEAD")
			throw methodNotAllowed(req, "GET, HEAD");
		res.setHeader("Cache-Control", "private, no-store");
		const text = new URLSearchParams(req.target.search).get("q") ?? "";
		const search = await deps.search.find(req.found.locale, text);
		if (req.method === "GET") deps.search.count(search);
		await renderWithData(deps, req, res, { search });
	};
}
