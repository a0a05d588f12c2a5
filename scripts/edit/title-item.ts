import { copyAddress, nameAddress } from "../../shared/pages/page-messages.ts";
import { pages } from "../../shared/pages/page-paths.ts";
import { valueAt } from "../validate/parsed.ts";
import { isWordLocale, wordsOf } from "../words/words.ts";
import { wordFor } from "./name-field.ts";

/**
 * An item's title in a language: its own, or for a fact what it says, for other entries the country,
 * for a message file the name of the first page that shows it, or the editor's word for it.
 *
 * @param common the language's `common.json`, which names pages.
 */
export function titleItem(
	{ group, name }: { readonly group: string; readonly name: string },
	locale: string,
	value: unknown,
	common: unknown,
): string | undefined {
	const title =
		group === "texts"
			? titleOfText(name, locale, value, common)
			: (valueAt(value, ["title"]) ??
				valueAt(value, ["name"]) ??
				titleOfEntry(value, locale));
	return typeof title === "string" ? title : undefined;
}

function titleOfText(
	name: string,
	locale: string,
	value: unknown,
	common: unknown,
): unknown {
	const page = pages.find((shown) => copyAddress(shown).namespace === name);
	if (!page)
		return isWordLocale(locale)
			? wordFor(wordsOf(locale), "texts", name)
			: undefined;
	const { namespace, key } = nameAddress(page);
	return valueAt(namespace === name ? value : common, key.split("."));
}

function titleOfEntry(entry: unknown, locale: string): unknown {
	const value = valueAt(entry, ["value"]);
	if (value !== undefined) return valueAt(value, [locale]) ?? value;
	const country = valueAt(entry, ["country"]);
	return typeof country === "string" && /^[a-z]{2}$/i.test(country)
		? new Intl.DisplayNames(locale, { type: "region" }).of(
				country.toUpperCase(),
			)
		: undefined;
}
