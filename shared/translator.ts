import type { FlatNamespace, i18n, TFunction } from "i18next";
import type { Locale } from "./locales.ts";
import type { Message, MessageTree } from "./pages/page-data.ts";
import { commonNamespace, readMessage } from "./pages/page-messages.ts";

/** The messages of one locale, as pages are rendered with on both sides. */
export interface Translator {
	/** A namespace's messages, or as many of them as are there. */
	readonly read: (namespace: string) => MessageTree | undefined;
	/** Translates common messages, and with `namespace:` before the key those of any other. */
	readonly t: i18n["t"];
	/** The `t` of a namespace. */
	readonly translate: <Namespace extends FlatNamespace>(
		namespace: Namespace,
	) => TFunction<Namespace>;
}

/**
 * Makes the translator of a locale. It looks a message up, by its plural form where a `count` is
 * given, and puts values in the place of `{{name}}`; a key without a message is given as it is. It
 * does with our messages what i18next does, which weighs 13 KB more: `server/i18n.test.ts` compares
 * the two.
 */
export function createTranslator(
	locale: Locale,
	read: Translator["read"],
): Translator {
	const texts = { locale, read };
	return {
		read,
		t: createT(texts),
		translate: (namespace) => createT(texts, namespace),
	};
}

interface Texts {
	readonly locale: Locale;
	readonly read: Translator["read"];
}

interface Values {
	readonly [name: string]: unknown;
	readonly count?: number;
}

function createT(texts: Texts): i18n["t"];
function createT<Namespace extends FlatNamespace>(
	texts: Texts,
	namespace: Namespace,
): TFunction<Namespace>;
function createT(
	{ locale, read }: Texts,
	namespace: string = commonNamespace,
): unknown {
	return (address: string, values: Values = {}): Message => {
		const [key = "", name = namespace] = address.split(":").reverse();
		const tree = read(name) ?? {};
		const message =
			(values.count === undefined
				? undefined
				: readMessage(tree, `${key}_${pluralForm(locale, values.count)}`)) ??
			readMessage(tree, key) ??
			key;
		return typeof message === "string" ? fill(message, values) : message;
	};
}

const pluralRules = new Map<Locale, Intl.PluralRules>();

function pluralForm(locale: Locale, count: number): string {
	const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
	pluralRules.set(locale, rules);
	return rules.select(count);
}

function fill(message: string, values: Values): string {
	return message.replace(/{{(\w+)}}/g, (place, name: string) => {
		const value = values[name];
		return typeof value === "string" || typeof value === "number"
			? String(value)
			: place;
	});
}
