import type { Router } from "express";
import { searchPath } from "../../shared/endpoints.ts";
import { isLocale, localeCodes } from "../../shared/locales.ts";
import { answerGet, createRouter } from "../errors/answer-methods.ts";
import { sendProblem } from "../errors/send-problem.ts";
import { requestedPage } from "../middleware/find-page.ts";
import type { TextGuard } from "../middleware/guard-texts.ts";
import type { PageView } from "../middleware/take-page-posts.ts";
import type { Search } from "./create-search.ts";

interface SearchDependencies {
	readonly search: Search;
	/** Absent if everybody may read all pages. */
	readonly textGuard: TextGuard | undefined;
}

/** Serves suggestions while a visitor types: `GET /api/search?q=&locale=`. */
export function answerSuggestions({
	search,
	textGuard,
}: SearchDependencies): Router {
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
			results: await search.suggest(
				locale,
				query.get("q") ?? "",
				await textGuard?.admits(req, res),
			),
		});
	});
	return router;
}

/** The search page. It is not cached, because it contains the query. */
export function showSearch({
	search,
	textGuard,
}: SearchDependencies): PageView {
	return {
		async show(req, res) {
			const text = new URLSearchParams(req.target.search).get("q") ?? "";
			const { locale } = requestedPage(req);
			const hasToken = await textGuard?.admits(req, res);
			const view = await search.find(locale, text, hasToken);
			if (req.method === "GET") search.count(view);
			const headers = { "Cache-Control": "private, no-store" };
			return { status: 200, headers, data: { search: view } };
		},
	};
}
