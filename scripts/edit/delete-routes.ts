import express from "express";
import type { Words } from "../words/words.ts";
import { clearColumn } from "./column.ts";
import type { Queue } from "./create-queue.ts";
import type { EditorOptions } from "./editor-options.ts";
import { refusal, wordsFor } from "./editor-words.ts";
import { isOpenGroup } from "./groups.ts";
import { type Item, readItem } from "./item.ts";
import {
	contentsOfKept,
	forgetKept,
	keepItem,
	listKept,
} from "./kept-items.ts";
import { postedIn, readPost } from "./posted-form.ts";
import { homeOf, renderFaults, renderPage } from "./render-page.ts";

/**
 * Asks for confirmation before deleting an item, lists what refers to it, keeps a copy, and
 * restores it.
 */
export function deleteRoutes(
	options: EditorOptions,
	queue: Queue,
): express.Router {
	const { root, locales, view, keptFolder, writer } = options;
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
				const kept = await keepItem(keptFolder, item);
				const { faults } = await writer.save(contentsWithout(item));
				if (faults.length === 0) return undefined;
				await forgetKept(keptFolder, kept);
				return askDelete(words, item);
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
		const named = renderFaults(words, await writer.try(contentsWithout(item)));
		return renderPage(words, {
			title: t("editor.deleteTitle", { name }),
			actions: `<a href="${path}">${t("editor.keep")}</a>`,
			main: named
				? `<p>${t("editor.deleteNamed")}</p>${named}`
				: `<form method="post" action="${path}/delete"><input type="hidden" name="version" value="${version}"><p>${t("editor.deleteAsk")}</p><button class="danger">${t("editor.delete")}</button></form>`,
			view: homeOf(words, view),
			note,
			isRefused: note !== "",
		});
	}

	router.post("/kept/:id", async (req, res) => {
		const { id } = req.params;
		const kept = (await listKept(keptFolder)).find((each) => each.id === id);
		if (!kept) throw refusal(404, "refusals.notKept");
		const item = `/${kept.group}/${kept.name}`;
		const faults = await queue(async () => {
			const contents = await contentsOfKept(root, kept);
			return (await writer.save(contents)).faults;
		});
		if (faults.length === 0) {
			await forgetKept(keptFolder, kept.id);
			return res.redirect(303, item);
		}
		const words = wordsFor(req);
		const page = {
			title: item,
			main: `<p>${words.t("editor.cannotReturn")}</p>${renderFaults(words, faults)}`,
			view: homeOf(words, view),
			path: "/",
		};
		return res.status(422).send(renderPage(words, page));
	});
	return router;
}

function contentsWithout({ columns }: Item): Map<string, string | undefined> {
	return new Map(
		columns
			.filter(({ source }) => source !== undefined)
			.map((column) => [column.file, clearColumn(column)]),
	);
}
