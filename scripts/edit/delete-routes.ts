import express from "express";
import createError from "http-errors";
import { escapeHtml } from "../../server/pages/render/escape.ts";
import { formatFault } from "../validate/fault.ts";
import { clearColumn } from "./column.ts";
import type { Queue } from "./create-queue.ts";
import type { EditorOptions } from "./editor-options.ts";
import { formOfFile, isOpenGroup } from "./groups.ts";
import { type Item, readItem } from "./item.ts";
import {
	contentsOfKept,
	forgetKept,
	keepItem,
	listKept,
} from "./kept-items.ts";
import { postedIn, readPost } from "./posted-form.ts";
import { renderDelete, renderLines, renderPage } from "./render-page.ts";

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
			res.send(await askDelete(item));
		})
		.post(readPost, async (req, res) => {
			const refusal = await queue(async () => {
				const item = await readOpen(req.params.group, req.params.name);
				if (postedIn(req).get("version") !== item.version)
					return askDelete(item, "Not deleted: it changed meanwhile.");
				const kept = await keepItem(keptFolder, item);
				const { faults } = await writer.save(contentsWithout(item));
				if (faults.length === 0) return undefined;
				await forgetKept(keptFolder, kept);
				return askDelete(item);
			});
			if (refusal === undefined) res.redirect(303, "/?said=deleted");
			else res.status(409).send(refusal);
		});

	/** @throws 404 if the item does not exist, or if code depends on its group. */
	async function readOpen(group: string, name: string): Promise<Item> {
		const item = await readItem(root, locales, group, name);
		if (item.isNew || !isOpenGroup(group))
			throw createError(404, "nothing to delete");
		return item;
	}

	async function askDelete(item: Item, note = ""): Promise<string> {
		const { group, name, version } = item;
		const faults = await writer.try(contentsWithout(item));
		const named = renderLines(
			faults.map((fault) => ({
				text: formatFault(fault),
				href: formOfFile(fault.file),
			})),
		);
		return renderPage({
			title: `Delete ${group} / ${name}`,
			main: renderDelete(group, name, version, named),
			view: `${view}/`,
			note,
			isRefused: note !== "",
		});
	}

	router.post("/kept/:id", async (req, res) => {
		const { id } = req.params;
		const kept = (await listKept(keptFolder)).find((each) => each.id === id);
		if (!kept) throw createError(404, "no longer kept");
		const item = `/${kept.group}/${kept.name}`;
		const faults = await queue(async () => {
			const contents = await contentsOfKept(root, kept);
			return (await writer.save(contents)).faults;
		});
		if (faults.length === 0) {
			await forgetKept(keptFolder, kept.id);
			return res.redirect(303, item);
		}
		const lines = renderLines(
			faults.map((fault) => ({ text: formatFault(fault) })),
		);
		const main = `<header><a href="/">Content</a> <h1>${escapeHtml(item)}</h1></header><p>It cannot come back as it was:</p>${lines}`;
		return res
			.status(422)
			.send(renderPage({ title: item, main, view: `${view}/` }));
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
