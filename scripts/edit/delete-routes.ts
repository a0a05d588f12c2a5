import express from "express";
import type { Words } from "../words/words.ts";
import { clearColumn } from "./column.ts";
import type { Queue } from "./create-queue.ts";
import type { EditorOptions } from "./editor-options.ts";
import { refusal, wordsFor } from "./editor-words.ts";
import { askGit } from "./git.ts";
import { isOpenGroup } from "./groups.ts";
import { type Item, readItem } from "./item.ts";
import { postedIn, readPost } from "./posted-form.ts";
import { homeOf, renderFaults, renderPage } from "./render-page.ts";

/**
 * Lists what refers to an item, or asks for confirmation before deleting it. What is committed can be
 * brought back where changes are undone.
 */
export function deleteRoutes(
	options: EditorOptions,
	queue: Queue,
): express.Router {
	const { root, locales, view, writer } = options;
	const router = express.Router();
	router
		.route("/:group/:name/delete")
		.get(async (req, res) => {
			const item = await readOpen(req.params.group, req.params.name);
			res.send(await askDelete(wordsFor(req), item));
		})
		.post(readPost, async (req, res) => {
			const words = wordsFor(req);
			const refused = await queue(async () => {
				const item = await readOpen(req.params.group, req.params.name);
				if (postedIn(req).get("version") !== item.version)
					return askDelete(words, item, words.t("said.notDeleted"));
				const { faults } = await writer.save(contentsWithout(item));
				return faults.length > 0 ? askDelete(words, item) : undefined;
			});
			if (refused === undefined) res.redirect(303, "/?said=deleted");
			else res.status(409).send(refused);
		});

	/** @throws 404 if the item does not exist, or if code depends on its group. */
	async function readOpen(group: string, name: string): Promise<Item> {
		const item = await readItem(root, locales, group, name);
		if (item.isNew || !isOpenGroup(group))
			throw refusal(404, "refusals.nothingToDelete");
		return item;
	}

	async function askDelete(
		words: Words,
		item: Item,
		note = "",
	): Promise<string> {
		const { t } = words;
		const { group, name, version } = item;
		const path = `/${group}/${name}`;
		const contents = contentsWithout(item);
		const named = renderFaults(words, await writer.try(contents));
		const files = [...contents.keys()];
		const status = await askGit(root, "status", "--porcelain", "--", ...files);
		const after = status === "" ? "editor.deleteUndo" : "editor.deleteLost";
		return renderPage(words, {
			title: t("editor.deleteTitle", { name }),
			actions: `<a href="${path}">${t("editor.keep")}</a>`,
			main: named
				? `<p>${t("editor.deleteNamed")}</p>${named}`
				: `<form method="post" action="${path}/delete"><input type="hidden" name="version" value="${version}"><p>${t("editor.deleteAsk")} ${t(after)}</p><button class="danger">${t("editor.delete")}</button></form>`,
			view: homeOf(words, view),
			note,
			isRefused: note !== "",
		});
	}

	return router;
}

function contentsWithout({ columns }: Item): Map<string, string | undefined> {
	return new Map(
		columns
			.filter(({ source }) => source !== undefined)
			.map((column) => [column.file, clearColumn(column)]),
	);
}
