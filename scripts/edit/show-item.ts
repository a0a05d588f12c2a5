import { escapeHtml } from "../../server/pages/render/escape.ts";
import {
	isLocale,
	type Locale,
	locales as registry,
} from "../../shared/locales.ts";
import type { Fault } from "../validate/fault.ts";
import type { Message, Words } from "../words/words.ts";
import type { Column } from "./column.ts";
import type { EditorOptions } from "./editor-options.ts";
import { isOpenGroup, nameOfGroup } from "./groups.ts";
import { firstValue, type Item } from "./item.ts";
import { addressOf } from "./item-addresses.ts";
import { readTexts, readValue } from "./list-items.ts";
import type { FieldFault } from "./place.ts";
import { renderAbout } from "./render-about.ts";
import { renderFields } from "./render-form.ts";
import { homeOf, renderFaults, renderPage } from "./render-page.ts";
import { renderSuggestions } from "./suggestions.ts";
import { titleItem } from "./title-item.ts";

/** What a form shows besides the saved values. */
export interface Outcome {
	/** The values that were typed, by column. */
	readonly values?: ReadonlyMap<string, Record<string, unknown>>;
	readonly faults?: readonly Fault[];
	/** Further notes to show at fields. */
	readonly notes?: readonly FieldFault[];
	readonly note?: Message;
	readonly isRefused?: boolean;
}

export async function showItem(
	words: Words,
	{ root, locales, view }: EditorOptions,
	item: Item,
	{ values, faults = [], notes = [], note = "", isRefused = false }: Outcome,
): Promise<string> {
	const { t, locale } = words;
	const { group, name, field, columns, version, isNew } = item;
	const placed = new Map(
		faults.map((fault) => [fault, placeFault(fault, columns)]),
	);
	const shown = columns.map(({ id, value }) => ({
		id,
		label: isLocale(id) ? registry[id].label : "",
		value: values?.get(id) ?? value ?? firstValue(item),
	}));
	const texts = await readTexts(root, locale);
	const address = (id: Locale) => `${view}${addressOf(group, name, id, texts)}`;
	const links = locales
		.filter(isLocale)
		.map(
			(id) =>
				`<a href="${escapeHtml(address(id))}" lang="${id}" target="site">${registry[id].label}</a>`,
		);
	const { html: fields, told } = renderFields(words, field, shown, [
		...[...placed.values()].flat(),
		...notes,
	]);
	// Faults shown at their fields are not repeated.
	const others = faults.filter(
		(fault) => !placed.get(fault)?.some((each) => told.has(each)),
	);
	const files = columns.map(({ file }) => file);
	const path = `/${group}/${name}`;
	const remove =
		isOpenGroup(group) && !isNew
			? `<a href="${path}/delete">${t("editor.delete")}</a>`
			: "";
	const named = shown.find(({ id }) => id === locale) ?? shown[0];
	const common = readValue("common.json", texts.get("texts/common") ?? "");
	const own = titleItem(item, locale, named?.value, common);
	const title = `${nameOfGroup(words, group)} / ${own ?? name}`;
	return renderPage(words, {
		title,
		heading: `${escapeHtml(title)}${own ? ` <small>${name}</small>` : ""}`,
		actions: `${isNew ? `<small>${t("editor.isNew")}</small>` : ""} <nav aria-label="${t("editor.site")}"><span class="hint">${t("editor.site")}</span> ${links.join(" ")}</nav> ${remove} <button class="save" form="form" title="Ctrl+S">${t("editor.save")}</button>`,
		main: `<form id="form" method="post" action="${path}" novalidate><input type="hidden" name="version" value="${version}"><noscript><p class="hint">${t("editor.noScripts")}</p></noscript>${renderAbout(words, item, texts, view)}${fields}${await renderSuggestions(words, root, fields, texts)}</form>`,
		// A new item has no page yet.
		view: isNew ? homeOf(words, view) : address(locale),
		note: `${escapeHtml(words.tell(note))}${renderFaults(words, others, files)}`,
		isRefused,
	});
}

/** Maps a fault to the columns that contain its field. */
function placeFault(
	{ file, field, message }: Fault,
	columns: readonly Column[],
): FieldFault[] {
	return columns.flatMap(({ id, file: own, at }) => {
		const prefix = at.map((name) => `${name}.`).join("");
		if (file !== own || !field.startsWith(prefix)) return [];
		return [{ column: id, field: field.slice(prefix.length), message }];
	});
}
