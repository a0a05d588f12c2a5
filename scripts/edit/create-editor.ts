import path from "node:path";
import express from "express";
import createError from "http-errors";
import { listUnusedPictures } from "../content/picture-faults.ts";
import { changeRoutes } from "./change-routes.ts";
import { createQueue } from "./create-queue.ts";
import { deleteRoutes } from "./delete-routes.ts";
import type { EditorOptions } from "./editor-options.ts";
import { guard, tellError } from "./guard.ts";
import { itemRoutes } from "./item-routes.ts";
import { listKept } from "./kept-items.ts";
import { listItems } from "./list-items.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { renderFound, renderList } from "./render-list.ts";
import { renderPage } from "./render-page.ts";

/** Notices on the list of content about actions taken on other pages. */
const said: ReadonlyMap<unknown, string> = new Map([
	["deleted", "Deleted. It can be brought back below."],
	[
		"committed",
		"Committed. It is public once it has been pushed and deployed.",
	],
	[
		"removed",
		"Removed. It is kept in node_modules/.cache/deleted-content/pictures.",
	],
]);

/**
 * Serves forms for the content below `locales/`, its pictures, and the changes since the last
 * commit. Requests for another host, and posts from another origin, get 403.
 */
export function createEditor(options: EditorOptions): express.Express {
	const { root, locales, origin, view, assets, keptFolder } = options;
	const app = express().disable("x-powered-by");
	app.use(guard(origin, view));
	for (const [name, contents] of Object.entries(assets))
		app.get(name, (_, res) => {
			res.type(path.extname(name)).send(contents);
		});
	app.get("/", async (req, res) => {
		const { find } = req.query;
		const words = typeof find === "string" ? find.trim() : "";
		const items = await listItems(root, locales, words);
		const main = words
			? renderFound(items, words)
			: renderList(
					items,
					await listKept(keptFolder),
					await listUnusedPictures(root),
				);
		const note = said.get(req.query.said) ?? "";
		res.send(renderPage({ title: "Content", main, view: `${view}/`, note }));
	});
	const queue = createQueue();
	app.use(pictureRoutes(options, queue));
	app.use(changeRoutes(options, queue));
	app.use(deleteRoutes(options, queue));
	app.get("/:group", (req, res) => {
		const { name } = req.query;
		if (typeof name !== "string") throw createError(404, "no name");
		const parts = [req.params.group, name].map(encodeURIComponent);
		res.redirect(303, `/${parts.join("/")}`);
	});
	app.use(itemRoutes(options, queue));
	app.use(tellError);
	return app;
}
