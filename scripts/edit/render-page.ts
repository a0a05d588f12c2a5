import { escapeHtml } from "../../server/pages/render/escape.ts";
import { isOpenGroup, groups as known } from "./groups.ts";

/** A page of the editor, with the site beside it. */
export interface EditorPage {
	readonly title: string;
	readonly main: string;
	/** The address of the site's page to show. */
	readonly view: string;
	/** The result of the last action, as HTML. */
	readonly note?: string;
	readonly isRefused?: boolean;
}

export function renderPage(page: EditorPage): string {
	const { title, main, view, note = "", isRefused = false } = page;
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · Editor</title>
<link rel="stylesheet" href="/editor.css">
<link rel="icon" href="data:,">
<script type="module" src="/editor.js"></script>
<div class="panes">
<div class="pane">
<main>${main}</main>
<div role="status" class="${isRefused ? "refused" : "saved"}">${note}</div>
</div>
<iframe name="site" title="The site" src="${escapeHtml(view)}"></iframe>
</div>
</html>
`;
}

/** A form with its buttons, and links that show the item on the site. */
export function renderForm({
	group,
	name,
	version,
	fields,
	about,
	links,
	isNew,
}: {
	readonly group: string;
	readonly name: string;
	readonly version: string;
	readonly fields: string;
	/** Hints, as HTML. */
	readonly about: string;
	readonly links: readonly { readonly label: string; readonly href: string }[];
	readonly isNew: boolean;
}): string {
	const views = links.map(
		({ label, href }) =>
			`<a href="${escapeHtml(href)}" target="site">${escapeHtml(label)}</a>`,
	);
	const address = `/${group}/${escapeHtml(name)}`;
	const remove =
		isOpenGroup(group) && !isNew
			? `<a href="${address}/delete">Delete</a>`
			: "";
	const label = escapeHtml(known[group]?.label ?? group);
	return `<form method="post" action="${address}" novalidate>
<header><a href="/">Content</a> <h1>${label} / <b>${escapeHtml(name)}</b>${isNew ? " <small>new</small>" : ""}</h1> <nav aria-label="The site">${views.join(" ")}</nav> ${remove} <button class="save" title="Ctrl+S">Save</button></header>
<input type="hidden" name="version" value="${version}">
${about}${fields}</form>`;
}

/** What prevents an action or is wrong with it: one line each, linked to its form. */
export function renderLines(
	lines: readonly {
		readonly text: string;
		readonly href?: string | undefined;
	}[],
): string {
	const items = lines.map(({ text, href }) =>
		href
			? `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`
			: `<li>${escapeHtml(text)}</li>`,
	);
	return items.length > 0 ? `<ul class="lines">${items.join("")}</ul>` : "";
}

/** Asks whether to delete an item. */
export function renderDelete(
	group: string,
	name: string,
	version: string,
	named: string,
): string {
	const address = `/${group}/${escapeHtml(name)}`;
	const ask = named
		? `<p>It cannot go yet. It is named here; mend these first:</p>${named}`
		: `<form method="post" action="${address}/delete"><input type="hidden" name="version" value="${version}"><p>Nothing on the site leads to it. It goes in all languages, and can be brought back from the list of content.</p><button class="danger">Delete</button></form>`;
	return `<header><a href="/">Content</a> <h1>Delete <b>${escapeHtml(name)}</b>?</h1> <a href="${address}">Keep it</a></header>${ask}`;
}
