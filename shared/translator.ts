import type { FlatNamespace, i18n, TFunction } from "i18next";
import type { Locale } from "./locales.ts";
import type { Message, MessageTree } from "./pages/page-data.ts";
import { commonNamespace, readMessage } from "./pages/page-messages.ts";

/** The messages of one locale, for rendering on the server and in the browser. */
export interface Translator {
	/** A namespace's messages, possibly partial. */
	readonly read: (namespace: string) => MessageTree | undefined;
	/** Translates keys of `common`, or of another namespace as `namespace:key`. */
	readonly t: i18n["t"];
	/** The `t` of a namespace. */
	readonly translate: <Namespace extends FlatNamespace>(
		namespace: Namespace,
	) => TFunction<Namespace>;
}

/**
 * Creates the translator of a locale. It picks the plural form if a `count` is given and
 * interpolates `{{name}}`. A missing key is returned as is. For our messages it behaves like
 * i18next, which weighs 13 KB more: `server/i18n.test.ts` compares the two.
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
		return fillMessage(read(name) ?? {}, locale, key, values);
	};
}

/** A tree's message in the plural form of `count`, with its values; the key if there is none. */
export function fillMessage(
	tree: MessageTree,
	locale: Locale,
	key: string,
	values: Values,
): Message {
	const message =
		(values.count === undefined
			? undefined
			: readMessage(tree, `${key}_${pluralForm(locale, values.count)}`)) ??
		readMessage(tree, key) ??
		key;
	return typeof message === "string" ? fill(message, values) : message;
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
