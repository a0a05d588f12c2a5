import { escapeHtml } from "../../server/pages/render/escape.ts";
import { isLocale, locales as registry } from "../../shared/locales.ts";
import { sourceLocale } from "../validate/compare-messages.ts";
import type { Fault } from "../validate/fault.ts";
import { formatFault } from "../validate/fault.ts";
import type { Column } from "./column.ts";
import type { EditorOptions } from "./editor-options.ts";
import { formOfFile } from "./groups.ts";
import { firstValue, type Item } from "./item.ts";
import { addressOf } from "./item-addresses.ts";
import { readTexts } from "./list-items.ts";
import type { FieldFault } from "./place.ts";
import { renderAbout } from "./render-about.ts";
import { renderFields } from "./render-form.ts";
import { renderForm, renderLines, renderPage } from "./render-page.ts";

/** What a form shows besides the saved values. */
export interface Said {
	/** The values that were typed, by column. */
	readonly values?: ReadonlyMap<string, Record<string, unknown>>;
	readonly faults?: readonly Fault[];
	/** Further notes to show at fields. */
	readonly notes?: readonly FieldFault[];
	readonly note?: string;
	readonly isRefused?: boolean;
}

export async function showItem(
	{ root, locales, view }: EditorOptions,
	item: Item,
	{ values, faults = [], notes = [], note = "", isRefused = false }: Said,
): Promise<string> {
	const { group, name, field, columns, version, isNew } = item;
	const placed = new Map(
		faults.map((fault) => [fault, placeFault(fault, columns)]),
	);
	const shown = columns.map(({ id, value }) => ({
		id,
		label: isLocale(id) ? registry[id].label : "",
		value: values?.get(id) ?? value ?? firstValue(item),
	}));
	const texts = await readTexts(root, sourceLocale);
	const links = locales.filter(isLocale).map((locale) => ({
		label: registry[locale].label,
		href: `${view}${addressOf(group, name, locale, texts)}`,
	}));
	const about = renderAbout(item, texts, view);
	const { html: fields, told } = renderFields(field, shown, [
		...[...placed.values()].flat(),
		...notes,
	]);
	// Faults shown at their fields are not repeated.
	const others = faults.filter(
		(fault) => !placed.get(fault)?.some((each) => told.has(each)),
	);
	const lines = renderLines(
		others.map((fault) => ({
			text: formatFault(fault),
			href: columns.some(({ file }) => file === fault.file)
				? undefined
				: formOfFile(fault.file),
		})),
	);
	return renderPage({
		title: `${group} / ${name}`,
		main: renderForm({ group, name, version, fields, about, links, isNew }),
		// A new item has no page yet.
		view: (isNew ? undefined : links.at(-1)?.href) ?? `${view}/`,
		note: `${escapeHtml(note)}${lines}`,
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
