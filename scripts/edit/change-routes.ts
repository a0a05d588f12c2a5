import { hash } from "node:crypto";
import express from "express";
import createError from "http-errors";
import { escapeHtml } from "../../server/pages/render/escape.ts";
import { formatFault } from "../validate/fault.ts";
import type { Queue } from "./create-queue.ts";
import type { EditorOptions } from "./editor-options.ts";
import {
	commitEdits,
	type Edit,
	listEdits,
	readAuthor,
	readCommitted,
} from "./list-edits.ts";
import { postedIn, readPost } from "./posted-form.ts";
import { groupEdits, renderEdits, renderNoGit } from "./render-edits.ts";
import { renderPage } from "./render-page.ts";

/** Shows what has changed since the last commit, and commits it without pushing. */
export function changeRoutes(
	{ root, view, writer }: EditorOptions,
	queue: Queue,
): express.Router {
	const router = express.Router();
	const show = async ({
		message = "",
		note = "",
		isRefused = false,
	}): Promise<string> => {
		const edits = await listEdits(root);
		const main = edits
			? renderEdits(edits, {
					message,
					author: await readAuthor(root),
					version: versionOf(edits),
				})
			: renderNoGit();
		return renderPage({
			title: "Changes",
			main,
			view: `${view}/`,
			note: escapeHtml(note),
			isRefused,
		});
	};
	router
		.route("/changes")
		.get(async (req, res) => {
			const isUndone = req.query.said === "undone";
			res.send(await show({ note: isUndone ? "Undone." : "" }));
		})
		.post(readPost, async (req, res) => {
			const posted = postedIn(req);
			const message = posted.get("message")?.trim() ?? "";
			const refusal = await queue(() =>
				commit(message, posted.get("version") ?? ""),
			);
			if (refusal === undefined) res.redirect(303, "/?said=committed");
			else
				res
					.status(409)
					.send(await show({ message, note: refusal, isRefused: true }));
		});

	router.post("/changes/undo", readPost, async (req, res) => {
		const posted = postedIn(req);
		const refusal = await queue(() =>
			undo(posted.get("item") ?? "", posted.get("version") ?? ""),
		);
		if (refusal === undefined) res.redirect(303, "/changes?said=undone");
		else res.status(409).send(await show({ note: refusal, isRefused: true }));
	});

	/** @returns the reason for a refusal. */
	async function undo(
		item: string,
		version: string,
	): Promise<string | undefined> {
		const edits = (await listEdits(root)) ?? [];
		if (version !== versionOf(edits))
			return "Not undone: something changed meanwhile. Look, and undo again.";
		const group = groupEdits(edits).find((each) => each.item === item);
		if (!group) throw createError(404, "nothing to undo");
		const contents = await readCommitted(root, group.files);
		const { faults } = await writer.save(contents);
		if (faults.length === 0) return undefined;
		return `Not undone: other content needs it. ${faults.map(formatFault).join("; ")}`;
	}

	/** @returns the reason for a refusal. */
	async function commit(
		message: string,
		version: string,
	): Promise<string | undefined> {
		const edits = await listEdits(root);
		if (!edits) return "Not committed: there is no git here.";
		if (edits.length === 0) return "Not committed: nothing has changed.";
		if (message === "") return "Not committed: say what was changed, and why.";
		if (version !== versionOf(edits))
			return "Not committed: something changed meanwhile. Look, and commit again.";
		if ((await readAuthor(root)) === undefined)
			return "Not committed: git does not know who you are.";
		try {
			const files = edits.map(({ file }) => file);
			await commitEdits(root, files, message);
			return undefined;
		} catch (error) {
			const said = error instanceof Error && "stderr" in error && error.stderr;
			return `Not committed. Git says: ${String(said || error)}`;
		}
	}
	return router;
}

/** Identifies the changes shown, so that only these are committed. */
function versionOf(edits: readonly Edit[]): string {
	return hash("sha256", JSON.stringify(edits)).slice(0, 16);
}
