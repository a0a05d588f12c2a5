import { escapeHtml } from "../../server/pages/render/escape.ts";
import { formOfFile } from "./groups.ts";
import type { Edit } from "./list-edits.ts";

/** The changes, with old and new text side by side, and a form that commits them. */
export function renderEdits(
	edits: readonly Edit[],
	{
		message,
		author,
		version,
	}: {
		readonly message: string;
		readonly author: string | undefined;
		readonly version: string;
	},
): string {
	const own = groupEdits(edits).map(
		({ item, files }) =>
			`<section>${files.map(renderEdit).join("")}${item ? renderUndo(item, version) : ""}</section>`,
	);
	const made = edits.filter(({ isMade }) => isMade).map(({ file }) => file);
	const rest =
		made.length > 0
			? `<p class="hint">And what the editor writes by itself: ${made.map(escapeHtml).join(", ")}.</p>`
			: "";
	const who = author
		? `<p class="hint">By ${escapeHtml(author)}. It stays on this machine until somebody pushes it.</p>`
		: `<p class="fault">Git does not know who you are. In a terminal: git config user.name "Your Name", and git config user.email you@example.com</p>`;
	const form =
		edits.length > 0
			? `<form method="post" action="/changes"><input type="hidden" name="version" value="${version}"><label for="message">What was changed, and why</label><textarea id="message" name="message" rows="2" required>\n${escapeHtml(message)}</textarea>${who}<button class="save">Commit</button></form>`
			: "<p>Nothing has changed since the last commit.</p>";
	return `${head}${form}${own.join("")}${rest}`;
}

/** The changes to one form's files, whose parts cannot be undone separately. */
export interface EditGroup {
	/** The form's address, or the file's path if it has no form; undefined for pictures. */
	readonly item: string | undefined;
	readonly files: readonly Edit[];
}

/** Groups changes by what is edited together: a text in all languages, or a file of shared entries. */
export function groupEdits(edits: readonly Edit[]): readonly EditGroup[] {
	const own = edits.filter(({ isMade }) => !isMade);
	const groups = Map.groupBy(own, ({ file }) => formOfFile(file) ?? file);
	return [...groups].map(([item, files]) => ({
		item: files.every(({ isText }) => isText) ? item : undefined,
		files,
	}));
}

function renderUndo(item: string, version: string): string {
	return `<details class="undo"><summary>Undo</summary><form method="post" action="/changes/undo"><input type="hidden" name="version" value="${version}"><input type="hidden" name="item" value="${escapeHtml(item)}"><p>These changes are lost, and the text of the last commit stands again.</p><button class="danger">Undo</button></form></details>`;
}

/** The page without a git repository. */
export function renderNoGit(): string {
	return `${head}<p>There is no git here, so changes cannot be shown or committed. Everything else works; saved files are saved. For a history: install git, and in the project's folder <code>git init</code>, then <code>git add --all</code> and <code>git commit</code>.</p>`;
}

const head = `<header><a href="/">Content</a> <h1>Changes</h1></header>`;

function renderEdit({ file, kind, places }: Edit): string {
	const hasForm = kind === "new" || kind === "changed";
	const form = hasForm ? formOfFile(file) : undefined;
	const name = form
		? `<a href="${form}">${escapeHtml(file)}</a>`
		: escapeHtml(file);
	const rows = places.map(({ before, after }) => {
		const [old, next] = markDifference(before, after);
		return `<div class="columns place">${old && `<del>${old}</del>`}${next && `<ins>${next}</ins>`}</div>`;
	});
	return `<details class="edit" open><summary>${name} <small>${kind}</small></summary>${rows.join("")}</details>`;
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
