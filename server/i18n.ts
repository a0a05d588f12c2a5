import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createInstance, type InitOptions, type i18n } from "i18next";
import { type Locale, localeCodes } from "../shared/locales.ts";
import type { MessageTree } from "../shared/pages/page-data.ts";
import { createTranslator, type Translator } from "../shared/translator.ts";

/** All messages of all locales, loaded once. */
export interface Messages {
	readonly namespaces: readonly string[];
	/**
	 * The i18next instance fixed to this locale. Requests share it and must not change its language.
	 * It serves the server's own texts; pages are rendered with a translator.
	 */
	instance(locale: Locale): i18n;
	/** Renders pages, on the server as in browsers. */
	translator(locale: Locale): Translator;
	/**
	 * A namespace's messages.
	 *
	 * @throws for a namespace that was not loaded.
	 */
	read(locale: Locale, namespace: string): MessageTree;
}

/**
 * Loads every namespace of every locale from a folder with one subfolder per locale.
 *
 * @throws when a namespace exists in one locale but not in another, or is not valid JSON.
 */
export async function loadMessages(folder: string): Promise<Messages> {
	const namespaces = await listNamespaces(folder);
	// Read one after another: at startup, switching tasks costs more than blocking.
	const trees = new Map(
		localeCodes.map((locale) => {
			const read = (name: string) =>
				readTree(`${folder}/${locale}/${name}.json`);
			return [locale, new Map(namespaces.map((name) => [name, read(name)]))];
		}),
	);
	const instances = new Map<Locale, i18n>();
	for (const [locale, own] of trees) {
		const instance = createInstance();
		await instance.init({
			...i18nOptions,
			lng: locale,
			ns: namespaces,
			resources: { [locale]: Object.fromEntries(own) },
			initAsync: false,
		});
		instances.set(locale, instance);
	}
	return makeMessages(trees, (locale) => find(instances, locale));
}

/** Messages from their trees by locale and namespace. */
export function makeMessages(
	trees: ReadonlyMap<Locale, ReadonlyMap<string, MessageTree>>,
	instance: Messages["instance"],
): Messages {
	const translators = new Map(
		[...trees].map(([locale, own]) => [
			locale,
			createTranslator(locale, (name) => own.get(name)),
		]),
	);
	const names = [...trees.values()].flatMap((own) => [...own.keys()]);
	return {
		namespaces: [...new Set(names)],
		instance,
		translator: (locale) => find(translators, locale),
		read(locale, namespace) {
			const tree = find(trees, locale).get(namespace);
			if (!tree)
				throw new Error(`no namespace ${namespace} for locale ${locale}`);
			return tree;
		},
	};
}

function find<Value>(
	byLocale: ReadonlyMap<Locale, Value>,
	locale: Locale,
): Value {
	const found = byLocale.get(locale);
	if (!found) throw new Error(`no messages for locale ${locale}`);
	return found;
}

async function listNamespaces(folder: string): Promise<string[]> {
	const names = await Promise.all(
		localeCodes.map((locale) => readdir(`${folder}/${locale}`)),
	);
	return [...new Set(names.flat())]
		.filter((name) => name.endsWith(".json"))
		.map((name) => name.slice(0, -".json".length))
		.sort();
}

function readTree(file: string): MessageTree {
	const text = readFileSync(file, "utf8");
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new Error(`${file} is not valid JSON`, { cause: error });
	}
}

/**
 * i18next does not escape, because React and the mail templates do. Lists and objects are returned
 * as they are: i18next would copy them leaf by leaf, which is slow.
 */
const i18nOptions = {
	defaultNS: "common",
	fallbackLng: false,
	load: "currentOnly",
	interpolation: { escapeValue: false },
	// The default. Setting it explicitly spares every key a test for natural language.
	keySeparator: ".",
	returnedObjectHandler: (_key: string, value: unknown) => value,
} satisfies InitOptions;
