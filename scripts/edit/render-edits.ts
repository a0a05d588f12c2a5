import { escapeHtml } from "../../server/pages/render/escape.ts";
import { isLocale, locales } from "../../shared/locales.ts";
import type { Words } from "../words/words.ts";
import { nameOfGroup } from "./groups.ts";
import { type Edit, versionOf } from "./list-edits.ts";
import { wordFor } from "./name-field.ts";

/** The changes, with old and new text side by side, and a form that commits them. */
export function renderEdits(
	words: Words,
	edits: readonly Edit[],
	message: string,
	author: string | undefined,
): string {
	const { t } = words;
	const version = versionOf(edits);
	const own = groupEdits(edits).map(
		({ item, files }) =>
			`<section>${files.map((edit) => renderEdit(words, edit)).join("")}${item ? renderUndo(words, item, version) : ""}</section>`,
	);
	const made = edits.filter(({ isMade }) => isMade).map(({ file }) => file);
	const rest =
		made.length > 0
			? `<p class="hint">${escapeHtml(t("editor.madeFiles", { files: made.join(", ") }))}</p>`
			: "";
	const who = author
		? `<p class="hint">${escapeHtml(t("editor.author", { author }))}</p>`
		: `<p class="fault">${t("editor.noAuthor")}</p>`;
	const form =
		edits.length > 0
			? `<form method="post" action="/changes"><input type="hidden" name="version" value="${version}"><label for="message">${t("editor.message")}</label><textarea id="message" name="message" rows="2" required>\n${escapeHtml(message)}</textarea>${who}<button class="save">${t("editor.commit")}</button></form>`
			: `<p>${t("editor.noChanges")}</p>`;
	return `${form}${own.join("")}${rest}`;
}

/** The changes to one form's files, whose parts cannot be undone separately. */
export interface EditGroup {
	/** The form's address, or the file's path if it has no form; undefined for pictures. */
	readonly item: string | undefined;
	readonly files: readonly Edit[];
}

/** Groups changes by what is edited together: a text in all languages, or an entry that they share. */
export function groupEdits(edits: readonly Edit[]): readonly EditGroup[] {
	const own = edits.filter(({ isMade }) => !isMade);
	const groups = Map.groupBy(own, ({ item, file }) => item ?? file);
	return [...groups].map(([item, files]) => ({
		item: files.every(({ isText }) => isText) ? item : undefined,
		files,
	}));
}

function renderUndo({ t }: Words, item: string, version: string): string {
	return `<details class="undo"><summary>${t("editor.undo")}</summary><form method="post" action="/changes/undo"><input type="hidden" name="version" value="${version}"><input type="hidden" name="item" value="${escapeHtml(item)}"><p>${t("editor.undoAsk")}</p><button class="danger">${t("editor.undo")}</button></form></details>`;
}

const kinds = {
	new: "editor.newFile",
	changed: "editor.changedFile",
	deleted: "editor.deletedFile",
	"symbolic link": "editor.symbolicLink",
} as const;

/** A text as the list of content calls it, with its language. */
function nameEdit(words: Words, item: string | undefined, file: string) {
	const [, group, name] = item?.split("/") ?? [];
	if (!group) return file;
	const [, locale = ""] = file.split("/");
	const language = isLocale(locale) ? ` · ${locales[locale].label}` : "";
	return `${nameOfGroup(words, group)} / ${name}${language}`;
}

/** Lines of JSON without the signs that only programs read. */
function plainJson(words: Words, text: string): string {
	return text.replaceAll(
		/^\s*(?:"([\w-]+)": )?("(?:[^"\\]|\\.)*"),?$/gm,
		(_, key: string | undefined, value: string) => {
			const label = key && wordFor(words, "fields", key);
			return `${label ? `${label}: ` : ""}${JSON.parse(value)}`;
		},
	);
}

function renderEdit(words: Words, { file, item, kind, places }: Edit): string {
	const { t } = words;
	const isJson = file.endsWith(".json");
	const plain = (text: string) => (isJson ? plainJson(words, text) : text);
	const hasForm = kind === "new" || kind === "changed";
	const form = hasForm ? item : undefined;
	const isLink = kind === "symbolic link";
	const label = escapeHtml(isLink ? file : nameEdit(words, item, file));
	const name = form ? `<a href="${form}">${label}</a>` : label;
	const rows = places.map(({ before, after }) => {
		const [old, next] = markDifference(plain(before), plain(after));
		return `<div class="columns field">${old && `<del>${old}</del>`}${next && `<ins>${next}</ins>`}</div>`;
	});
	return `<details class="edit" open><summary>${name} <small>${t(kinds[kind])}</small></summary>${rows.join("")}</details>`;
}

/** Both texts as HTML; what is between their common start and end is marked. */
export function markDifference(
	before: string,
	after: string,
): [string, string] {
	const [old, next] = [[...before], [...after]];
	const most = Math.min(old.length, next.length);
	let start = 0;
	while (start < most && old[start] === next[start]) start++;
	let end = 0;
	while (end < most - start && old.at(-1 - end) === next.at(-1 - end)) end++;
	const mark = (text: readonly string[]): string => {
		const [head, middle, tail] = [
			text.slice(0, start),
			text.slice(start, text.length - end),
			text.slice(text.length - end),
		].map((part) => escapeHtml(part?.join("") ?? ""));
		const isWhole = start + end === 0;
		return `${head}${middle && !isWhole ? `<mark>${middle}</mark>` : middle}${tail}`;
	};
	return [mark(old), mark(next)];
}
