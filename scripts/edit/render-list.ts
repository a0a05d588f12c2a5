import path from "node:path";
import { escapeHtml } from "../../server/pages/render/escape.ts";
import type { Words } from "../words/words.ts";
import { groups, isOpenGroup, nameOfGroup } from "./groups.ts";
import type { Found, ListedItem } from "./list-items.ts";
import { nameField } from "./name-field.ts";

/** The list of content by group, and unused pictures. */
export function renderList(
	words: Words,
	items: ReadonlyMap<string, readonly ListedItem[]>,
	unused: readonly string[],
): string {
	const { t } = words;
	const sections = [...items].map(([group, listed]) => {
		const label = nameOfGroup(words, group);
		const hint = groups[group]?.hint;
		const add = isOpenGroup(group)
			? `<form action="/${group}" method="get" class="new"><input name="name" aria-label="${t("editor.newLabel", { group: label })}" placeholder="${t("editor.slug")}" required><button>${t("editor.new")}</button></form>`
			: hint && `<p class="hint">${t(hint)}</p>`;
		const inner = `${add ?? ""}${renderItems(words, group, listed)}`;
		return renderSection(words, label, listed.length, inner);
	});
	const pictures = unused.map(
		(href) =>
			`<li><img src="${escapeHtml(href)}" alt="" width="160" loading="lazy"> ${escapeHtml(path.basename(href))} <form method="post" action="${escapeHtml(href)}/remove"><button>${t("editor.removePicture")}</button></form></li>`,
	);
	const others =
		pictures.length > 0
			? renderSection(
					words,
					t("editor.unusedPictures"),
					pictures.length,
					`<ul class="unused">${pictures.join("")}</ul>`,
				)
			: "";
	return `${renderSearch(words, "")}${sections.join("")}${others}`;
}

/** The content whose text has the words that were searched for, by group. */
export function renderFound(
	words: Words,
	items: ReadonlyMap<string, readonly ListedItem[]>,
	wanted: string,
): string {
	const { t } = words;
	const sections = [...items]
		.filter(([, listed]) => listed.length > 0)
		.map(([group, listed]) => {
			const list = renderItems(words, group, listed);
			const label = nameOfGroup(words, group);
			return renderSection(words, label, listed.length, list, " open");
		});
	const none = `<p>${t("editor.foundNothing")}</p>`;
	return `${renderSearch(words, wanted)}<p><a href="/">${t("editor.allContent")}</a></p>${sections.join("") || none}`;
}

function renderSection(
	{ t }: Words,
	label: string,
	count: number,
	inner: string,
	open = "",
): string {
	return `<details${open}><summary>${label} <small>${t("editor.count", { count })}</small></summary>${inner}</details>`;
}

function renderSearch({ t }: Words, wanted: string): string {
	return `<form role="search" action="/"><input type="search" name="find" value="${escapeHtml(wanted)}" data-filter aria-label="${t("editor.find")}" aria-describedby="find" placeholder="${t("editor.find")}"><p class="hint" id="find">${t("editor.findHint")}</p></form>`;
}

function renderItems(
	words: Words,
	group: string,
	listed: readonly ListedItem[],
): string {
	const { t } = words;
	const links = listed.map(({ name, titles, isDraft, places }) => {
		const title = titles.join(" · ");
		const label = title
			? `${escapeHtml(title)} <small>${escapeHtml(name)}</small>`
			: escapeHtml(name);
		const draft = isDraft ? ` <small>${t("editor.draft")}</small>` : "";
		const byPath = Map.groupBy(places, ({ path }) => path.join("."));
		const names = [...byPath.values()].map(([first]) =>
			first ? namePlace(words, first) : "",
		);
		const where = t("editor.foundIn", { places: names.join(", ") });
		const found =
			places.length > 0 ? ` <small>${escapeHtml(where)}</small>` : "";
		return `<li><a href="/${group}/${escapeHtml(name)}">${label}</a>${draft}${found}</li>`;
	});
	return `<ul>${links.join("")}</ul>`;
}

function namePlace(words: Words, { path, root }: Found): string {
	return (
		path
			.map((_, at) => path.slice(0, at + 1))
			// A row's name begins with its list's.
			.filter((_, at) => typeof path[at + 1] !== "number")
			.map((each) => nameField(words, each, root))
			.join(" › ")
	);
}
