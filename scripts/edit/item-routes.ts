import express from "express";
import { LRUCache } from "lru-cache";
import { say } from "../words/words.ts";
import { writeColumn } from "./column.ts";
import type { Queue } from "./create-queue.ts";
import type { EditorOptions } from "./editor-options.ts";
import { wordsFor } from "./editor-words.ts";
import { type Item, readItem } from "./item.ts";
import { mergeTyped } from "./merge-typed.ts";
import type { FieldFault } from "./place.ts";
import { postedIn, readPost } from "./posted-form.ts";
import { readForm } from "./read-controls.ts";
import { type Outcome, showItem } from "./show-item.ts";

/**
 * Routes of items' forms. A save that would add faults changes no file and gets 422 and the form as
 * typed. A save over files that have changed in the meantime gets 409 and both versions.
 */
export function itemRoutes(
	options: EditorOptions,
	queue: Queue,
): express.Router {
	const { root, locales, writer } = options;
	const router = express.Router();
	/** What open forms were made from: the base of three-way merges. */
	const shown = new LRUCache<string, Item>({ max: 200 });
	const keyOf = ({ group, name }: Item, version: string) =>
		`${group}/${name}/${version}`;
	const read = (group = "", name = "") => readItem(root, locales, group, name);
	const show = (req: express.Request, item: Item, outcome: Outcome = {}) => {
		shown.set(keyOf(item, item.version), item);
		return showItem(wordsFor(req), options, item, outcome);
	};

	router
		.route("/:group/:name")
		.get(async (req, res) => {
			res.send(await show(req, await read(req.params.group, req.params.name)));
		})
		.post(readPost, async (req, res) => {
			const { status, item, ...outcome } = await queue(() =>
				save(req.params.group, req.params.name, postedIn(req)),
			);
			res.status(status).send(await show(req, item, outcome));
		});

	async function save(
		group: string,
		name: string,
		posted: URLSearchParams,
	): Promise<Outcome & { status: number; item: Item }> {
		const item = await read(group, name);
		const version = posted.get("version") ?? "";
		const isCurrent = version === item.version;
		const base = isCurrent ? item : shown.get(keyOf(item, version));
		const notes: FieldFault[] = [];
		const values = new Map(
			item.columns.map(({ id, value }) => {
				const was = base?.columns.find((column) => column.id === id)?.value;
				const typed = readForm(item.field, posted, id, was ?? value);
				if (isCurrent) return [id, typed];
				const merged = mergeTyped(base && (was ?? {}), typed, value);
				for (const [field, theirs] of merged.conflicts) {
					const text =
						typeof theirs === "string" ? theirs : JSON.stringify(theirs);
					const message = say("said.theirs", {
						value: text ?? say("said.nothing"),
					});
					notes.push({ column: id, field, message });
				}
				return [id, merged.value];
			}),
		);
		if (!isCurrent) {
			const note = say(notes.length > 0 ? "said.conflict" : "said.merged");
			return { status: 409, item, values, notes, note, isRefused: true };
		}
		const contents = new Map(
			item.columns.flatMap((column): [string, string][] => {
				const text = writeColumn(column, values.get(column.id) ?? {});
				return text === column.source ? [] : [[column.file, text]];
			}),
		);
		const { faults, unfinished, isDated } = await writer.save(contents);
		if (faults.length > 0) {
			const note = say("said.notSaved");
			return { status: 422, item, values, faults, note, isRefused: true };
		}
		const isDraft = [...values.values()].some(({ draft }) => draft === true);
		const left = unfinished.filter(({ file }) =>
			item.columns.some((column) => column.file === file),
		);
		const draft = left.length > 0 ? "said.savedUnfinished" : "said.savedDraft";
		const saved = isDraft ? draft : "said.saved";
		const note = say(isDated ? saved : "said.savedUndated");
		return { status: 200, item: await read(group, name), faults: left, note };
	}
	return router;
}
