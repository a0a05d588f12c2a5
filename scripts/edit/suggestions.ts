import { escapeHtml } from "../../server/pages/render/escape.ts";
import type { FieldPath } from "../validate/parsed.ts";
import type { Words } from "../words/words.ts";
import { pathOf } from "./item-addresses.ts";
import { listItems } from "./list-items.ts";

/** Fields that name something there is, and the groups that it is in. */
const suggested: Readonly<Record<string, readonly string[]>> = {
	office: ["offices"],
	facts: ["facts"],
	related: ["texts", "solutions", "guides", "articles", "topics"],
};

/** The id of the list of what a field may name; undefined if it names nothing. */
export function suggestionsFor(path: FieldPath): string | undefined {
	const name = path.findLast((part) => /^[a-z]+$/.test(String(part)));
	const id = String(name);
	return Object.hasOwn(suggested, id) ? id : undefined;
}

/**
 * The lists that a form's fields refer to, with titles in the editor's language.
 *
 * @param fields the form's HTML.
 * @param texts a language's files by `group/name`.
 */
export async function renderSuggestions(
	{ locale }: Words,
	root: string,
	fields: string,
	texts: ReadonlyMap<string, string>,
): Promise<string> {
	const used = Object.entries(suggested).filter(([id]) =>
		fields.includes(`list="${id}"`),
	);
	if (used.length === 0) return "";
	const all = await listItems(root, [locale]);
	const lists = used.map(([id, groups]) => {
		const options = groups.flatMap((group) =>
			(all.get(group) ?? []).map(({ name, titles }) => {
				const value = id === "related" ? pathOf(group, name, texts) : name;
				return `<option value="${escapeHtml(value)}">${escapeHtml(titles.join())}</option>`;
			}),
		);
		return `<datalist id="${id}">${[...new Set(options)].join("")}</datalist>`;
	});
	return lists.join("");
}
