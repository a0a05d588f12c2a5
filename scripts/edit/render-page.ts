import { escapeHtml } from "../content/escape-html.ts";

/** A page of the editor, the site beside it. */
export interface EditorPage {
	readonly title: string;
	readonly main: string;
	/** The address of the site's page. */
	readonly view: string;
}

export function renderPage({ title, main, view }: EditorPage): string {
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · Editor</title>
<link rel="stylesheet" href="/editor.css">
<script type="module" src="/editor.js"></script>
<div class="panes">
<main>${main}</main>
<iframe name="site" title="The site" src="${escapeHtml(view)}"></iframe>
</div>
</html>
`;
}

/** What can be edited, by group. */
export function renderList(
	groups: ReadonlyMap<string, readonly string[]>,
): string {
	const sections = [...groups].map(([group, names]) => {
		const links = names.map(
			(name) =>
				`<li><a href="/${group}/${escapeHtml(name)}">${escapeHtml(name)}</a></li>`,
		);
		const add =
			group === "texts"
				? ""
				: `<form action="/${group}" method="get" class="new"><input name="name" aria-label="Name of the new entry" placeholder="a-new-name" required pattern="[a-z0-9]+(-[a-z0-9]+)*"><button>New</button></form>`;
		return `<details name="group"><summary>${group} <small>${names.length}</small></summary><ul>${links.join("")}</ul>${add}</details>`;
	});
	return `<h1>Content</h1>${sections.join("")}`;
}

/** A form's frame: its buttons, what is said of the last time, and what is wrong elsewhere. */
export function renderForm({
	group,
	name,
	version,
	fields,
	links,
	note,
	lines,
}: {
	readonly group: string;
	readonly name: string;
	readonly version: string;
	readonly fields: string;
	readonly links: readonly { readonly label: string; readonly href: string }[];
	readonly note: string;
	readonly lines: readonly string[];
}): string {
	const views = links.map(
		({ label, href }) =>
			`<a href="${escapeHtml(href)}" target="site">${escapeHtml(label)}</a>`,
	);
	const told = lines.length
		? `<ul class="lines">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`
		: "";
	return `<form method="post" action="/${group}/${name}" novalidate>
<header><a href="/">Content</a> <span>${group} / <b>${escapeHtml(name)}</b></span> <nav aria-label="The site">${views.join(" ")}</nav> <button class="save">Save</button></header>
<div role="status" class="${lines.length ? "refused" : "saved"}">${escapeHtml(note)}${told}</div>
<input type="hidden" name="version" value="${version}">
${fields}</form>`;
}
