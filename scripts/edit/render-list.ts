import path from "node:path";
import { escapeHtml } from "../../server/pages/render/escape.ts";
import { isOpenGroup, groups as known } from "./groups.ts";
import type { Kept } from "./kept-items.ts";
import type { ListedItem } from "./list-items.ts";

/** The list of content by group, deleted items, and unused pictures. */
export function renderList(
	items: ReadonlyMap<string, readonly ListedItem[]>,
	kept: readonly Kept[],
	unused: readonly string[],
): string {
	const sections = [...items].map(([group, listed]) => {
		const label = known[group]?.label ?? group;
		const add = isOpenGroup(group)
			? `<form action="/${group}" method="get" class="new"><input name="name" aria-label="New entry of ${label}: its name in addresses" placeholder="a-new-name" required pattern="[a-z0-9]+(-[a-z0-9]+)*" title="a-z, 0-9 and -"><button>New</button></form>`
			: hintOf(group);
		return `<details><summary>${label} <small>${listed.length}</small></summary>${add}${renderItems(group, listed)}</details>`;
	});
	const deleted = kept.map(
		({ id, group, name }) =>
			`<li>${escapeHtml(`${known[group]?.label ?? group} / ${name}`)} <form method="post" action="/kept/${escapeHtml(id)}"><button>Bring back</button></form></li>`,
	);
	const bin =
		deleted.length > 0
			? `<details><summary>Deleted <small>${deleted.length}</small></summary><ul class="kept">${deleted.join("")}</ul></details>`
			: "";
	const pictures = unused.map((href) => {
		const address = escapeHtml(href);
		return `<li><img src="${address}" alt="" width="160" loading="lazy"> ${escapeHtml(path.basename(href))} <form method="post" action="${address}/remove"><button>Remove</button></form></li>`;
	});
	const album =
		unused.length > 0
			? `<details><summary>Pictures that nothing shows <small>${unused.length}</small></summary><ul class="kept">${pictures.join("")}</ul></details>`
			: "";
	return `${renderSearch("")}${sections.join("")}${album}${bin}`;
}

/** The content whose text has the words, by group. */
export function renderFound(
	items: ReadonlyMap<string, readonly ListedItem[]>,
	words: string,
): string {
	const sections = [...items]
		.filter(([, listed]) => listed.length > 0)
		.map(([group, listed]) => {
			const label = known[group]?.label ?? group;
			return `<details open><summary>${label} <small>${listed.length}</small></summary>${renderItems(group, listed)}</details>`;
		});
	const none = `<p>No text has these words. Try fewer: a name of the firm, a number of offices or a link inside may be written otherwise than the page shows it.</p>`;
	return `${renderSearch(words)}<p><a href="/">All content</a></p>${sections.join("") || none}`;
}

function renderSearch(words: string): string {
	return `<header><h1>Content</h1> <a href="/changes">Changes</a></header><form role="search" action="/"><input type="search" name="find" value="${escapeHtml(words)}" data-filter aria-label="Find" aria-describedby="find" placeholder="Find"><p class="hint" id="find">Typing finds titles; Enter finds words in any text, in any language.</p></form>`;
}

function renderItems(group: string, listed: readonly ListedItem[]): string {
	const links = listed.map(({ name, titles, isDraft, places }) => {
		const label =
			titles.length > 0
				? `${escapeHtml(titles.join(" · "))} <small>${escapeHtml(name)}</small>`
				: escapeHtml(name);
		const draft = isDraft ? " <small>draft</small>" : "";
		const where =
			places.length > 0
				? ` <small>in ${escapeHtml(places.join(", "))}</small>`
				: "";
		return `<li><a href="/${group}/${escapeHtml(name)}">${label}</a>${draft}${where}</li>`;
	});
	return `<ul>${links.join("")}</ul>`;
}

function hintOf(group: string): string {
	const hint = known[group]?.hint;
	return hint ? `<p class="hint">${escapeHtml(hint)}</p>` : "";
}
