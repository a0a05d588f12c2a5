import path from "node:path";
import cookieParser from "cookie-parser";
import express from "express";
import { listUnusedPictures } from "../content/picture-faults.ts";
import { slugify } from "../content/slug.ts";
import { isWordKey } from "../words/words.ts";
import { changeRoutes } from "./change-routes.ts";
import { createQueue } from "./create-queue.ts";
import { deleteRoutes } from "./delete-routes.ts";
import type { EditorOptions } from "./editor-options.ts";
import { chooseLocale, refusal, wordsFor } from "./editor-words.ts";
import { guard, tellError } from "./guard.ts";
import { itemRoutes } from "./item-routes.ts";
import { listItems } from "./list-items.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { renderFound, renderList } from "./render-list.ts";
import { homeOf, renderPage } from "./render-page.ts";

/** Notices on the list of content about actions taken on other pages. */
const notices: readonly unknown[] = ["deleted", "committed", "removed"];

/**
 * Serves forms for the content below `locales/`, its pictures, and the changes since the last
 * commit. Requests for another host, and from another site's pages, get 403.
 */
export function createEditor(options: EditorOptions): express.Express {
	const { root, locales, origin, view, assets } = options;
	const app = express().disable("x-powered-by");
	app.use(cookieParser());
	app.use(guard(origin, view));
	app.use(chooseLocale);
	for (const [name, contents] of Object.entries(assets))
		app.get(name, (_, res) => {
			res.type(path.extname(name)).send(contents);
		});
	app.get("/", async (req, res) => {
		const { find, said } = req.query;
		const words = wordsFor(req);
		const wanted = typeof find === "string" ? find.trim() : "";
		const own = (locale: string) => Number(locale !== words.locale);
		const ordered = locales.toSorted((a, b) => own(a) - own(b));
		const items = await listItems(root, ordered, wanted);
		const main = wanted
			? renderFound(words, items, wanted)
			: renderList(words, items, await listUnusedPictures(root));
		const key = typeof said === "string" ? `said.${said}` : "";
		const page = {
			title: words.t("editor.content"),
			main,
			view: homeOf(words, view),
			note: notices.includes(said) && isWordKey(key) ? words.t(key) : "",
		};
		res.send(renderPage(words, page));
	});
	const queue = createQueue();
	app.use(pictureRoutes(options, queue));
	app.use(changeRoutes(options, queue));
	app.use(deleteRoutes(options, queue));
	app.get("/:group", (req, res) => {
		const { name: typed } = req.query;
		const name = typeof typed === "string" ? slugify(typed) : "";
		if (!name) throw refusal(422, "refusals.noName");
		res.redirect(303, `/${encodeURIComponent(req.params.group)}/${name}`);
	});
	app.use(itemRoutes(options, queue));
	app.use(tellError);
	return app;
}
