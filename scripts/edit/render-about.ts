import { escapeHtml } from "../../server/pages/render/escape.ts";
import { localizePath } from "../../shared/locales.ts";
import { publicationFields } from "../content/schemas.ts";
import { contentPages } from "../content/site-pages.ts";
import { valueAt } from "../validate/parsed.ts";
import type { Words } from "../words/words.ts";
import type { Item } from "./item.ts";
import { listPathsOfFact } from "./item-addresses.ts";

/**
 * What an editor needs to know about an item before changing it: what its placeholders are, the
 * pages that show a fact, and how to show an article or a vacancy to others while it is not public.
 *
 * @param texts the source language's files by `group/name`.
 * @param view the origin of the site's frame.
 */
export function renderAbout(
	words: Words,
	item: Item,
	texts: ReadonlyMap<string, string>,
	view: string,
): string {
	const hasPlaceholder = item.columns.some(({ source = "" }) =>
		/{{\w+}}/.test(source),
	);
	const hint = hasPlaceholder
		? `<p class="hint">${words.t("editor.placeholders")}</p>`
		: "";
	return hint + renderOwn(words, item, texts, view);
}

function renderOwn(
	words: Words,
	{ group, name, columns }: Item,
	texts: ReadonlyMap<string, string>,
	view: string,
): string {
	if (group === "facts")
		return renderPlaces(words, listPathsOfFact(name, texts), view);
	if (group !== "articles" && group !== "positions") return "";
	const isDated = publicationFields.some(
		(field) => valueAt(columns[0]?.value, [field]) !== undefined,
	);
	if (!isDated) return "";
	const command = `npm run preview -- ${contentPages[group].page} ${name}`;
	return `<p class="hint">${words.t("editor.preview")} <code>${escapeHtml(command)}</code></p>`;
}

function renderPlaces(
	{ locale, t }: Words,
	places: readonly string[],
	view: string,
): string {
	if (places.length === 0) return "";
	const links = places.map(
		(place) =>
			`<a href="${escapeHtml(`${view}${localizePath(place, locale)}`)}" target="site">${escapeHtml(place)}</a>`,
	);
	return `<p class="hint">${t("editor.factPlaces")} ${links.join(" ")}</p>`;
}
