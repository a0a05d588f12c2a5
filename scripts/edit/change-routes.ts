import express from "express";
import { escapeHtml } from "../../server/pages/render/escape.ts";
import { type Message, say, type Words } from "../words/words.ts";
import type { Queue } from "./create-queue.ts";
import type { EditorOptions } from "./editor-options.ts";
import { refusal, wordsFor } from "./editor-words.ts";
import {
	commitEdits,
	listEdits,
	readAuthor,
	readUndone,
	versionOf,
} from "./list-edits.ts";
import { postedIn, readPost } from "./posted-form.ts";
import { groupEdits, renderEdits } from "./render-edits.ts";
import { homeOf, renderFaults, renderPage } from "./render-page.ts";

/** Shows what has changed since the last commit, and commits it without pushing. */
export function changeRoutes(
	{ root, view, writer }: EditorOptions,
	queue: Queue,
): express.Router {
	const router = express.Router();
	const show = async (
		words: Words,
		isRefused: boolean,
		note = "",
		message = "",
	): Promise<string> => {
		const edits = await listEdits(root);
		const main = edits
			? renderEdits(words, edits, message, await readAuthor(root))
			: `<p>${words.t("editor.noGit")}</p>`;
		return renderPage(words, {
			title: words.t("editor.changes"),
			main,
			view: homeOf(words, view),
			note,
			isRefused,
			path: "/changes",
		});
	};
	router
		.route("/changes")
		.get(async (req, res) => {
			const words = wordsFor(req);
			const note = req.query.said === "undone" ? words.t("said.undone") : "";
			res.send(await show(words, false, note));
		})
		.post(readPost, async (req, res) => {
			const posted = postedIn(req);
			const message = posted.get("message")?.trim() ?? "";
			const note = await queue(() =>
				commit(message, posted.get("version") ?? ""),
			);
			if (note === undefined) return res.redirect(303, "/?said=committed");
			const words = wordsFor(req);
			const page = await show(
				words,
				true,
				escapeHtml(words.tell(note)),
				message,
			);
			return res.status(409).send(page);
		});

	router.post("/changes/undo", readPost, async (req, res) => {
		const posted = postedIn(req);
		const words = wordsFor(req);
		const note = await queue(() =>
			undo(words, posted.get("item") ?? "", posted.get("version") ?? ""),
		);
		if (note === undefined) return res.redirect(303, "/changes?said=undone");
		return res.status(409).send(await show(words, true, note));
	});

	/** @returns the reason for a refusal, as HTML. */
	async function undo(
		words: Words,
		item: string,
		version: string,
	): Promise<string | undefined> {
		const edits = (await listEdits(root)) ?? [];
		if (version !== versionOf(edits)) return words.t("said.notUndone");
		const group = groupEdits(edits).find((each) => each.item === item);
		if (!group) throw refusal(404, "refusals.nothingToUndo");
		const contents = await readUndone(root, group.files);
		const { faults } = await writer.save(contents);
		if (faults.length === 0) return undefined;
		return `${words.t("said.undoNeeded")}${renderFaults(words, faults)}`;
	}

	/** @returns the reason for a refusal. */
	async function commit(
		message: string,
		version: string,
	): Promise<Message | undefined> {
		const edits = await listEdits(root);
		if (!edits) return say("said.commitNoGit");
		if (edits.length === 0) return say("said.commitNothing");
		if (message === "") return say("said.commitNoMessage");
		if (version !== versionOf(edits)) return say("said.commitStale");
		if ((await readAuthor(root)) === undefined)
			return say("said.commitNoAuthor");
		try {
			const files = edits.map(({ file }) => file);
			await commitEdits(root, files, message);
			return undefined;
		} catch (error) {
			const told = error instanceof Error && "stderr" in error && error.stderr;
			return say("said.commitFailed", { reason: String(told || error) });
		}
	}
	return router;
}
