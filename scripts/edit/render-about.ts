import { escapeHtml } from "../../server/pages/render/escape.ts";
import { localizePath } from "../../shared/locales.ts";
import { publicationFields } from "../content/schemas.ts";
import { contentPages } from "../content/site-pages.ts";
import { sourceLocale } from "../validate/compare-messages.ts";
import { valueAt } from "../validate/parsed.ts";
import type { Item } from "./item.ts";
import { listPathsOfFact } from "./item-addresses.ts";

/**
 * What an editor needs to know about an item before changing it: the pages that show a fact, and how
 * to show an article or a vacancy to others while it is not public.
 *
 * @param texts the source language's files by `group/name`.
 * @param view the origin of the site's frame.
 */
export function renderAbout(
	{ group, name, columns }: Item,
	texts: ReadonlyMap<string, string>,
	view: string,
): string {
	if (group === "facts")
		return renderPlaces(listPathsOfFact(name, texts), view);
	if (group !== "articles" && group !== "positions") return "";
	const isDated = publicationFields.some(
		(field) => valueAt(columns[0]?.value, [field]) !== undefined,
	);
	if (!isDated) return "";
	const command = `npm run preview -- ${contentPages[group].page} ${name}`;
	return `<p class="hint">Here you see it as it is. Others can see it before its day, once the site has been deployed with it, by the links that <code>${escapeHtml(command)}</code> prints.</p>`;
}

function renderPlaces(places: readonly string[], view: string): string {
	if (places.length === 0) return "";
	const links = places.map(
		(place) =>
			`<a href="${escapeHtml(`${view}${localizePath(place, sourceLocale)}`)}" target="site">${escapeHtml(place)}</a>`,
	);
	return `<p class="hint">It stands on ${links.join(", ")}. Other texts may say the same in their own words: look for its number with Find, in the list of content.</p>`;
}
