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
	const instances = new Map(
		await Promise.all(
			localeCodes.map(
				async (locale) =>
					[locale, await createForLocale(folder, locale, namespaces)] as const,
			),
		),
	);
	const instance = (locale: Locale) => find(instances, locale);
	const read = (locale: Locale, namespace: string): MessageTree => {
		const bundle: MessageTree | undefined = instance(locale).getResourceBundle(
			locale,
			namespace,
		);
		if (!bundle)
			throw new Error(`no namespace ${namespace} for locale ${locale}`);
		return bundle;
	};
	const translators = new Map(
		localeCodes.map((locale) => {
			const trees = new Map(
				namespaces.map((name) => [name, read(locale, name)]),
			);
			return [locale, createTranslator(locale, (name) => trees.get(name))];
		}),
	);
	return {
		namespaces,
		instance,
		translator: (locale) => find(translators, locale),
		read,
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

async function createForLocale(
	folder: string,
	locale: Locale,
	namespaces: readonly string[],
): Promise<i18n> {
	// Read one after another: at startup, switching tasks costs more than blocking.
	const trees = namespaces.map((name): [string, MessageTree] => [
		name,
		readTree(`${folder}/${locale}/${name}.json`),
	]);
	const instance = createInstance();
	await instance.init({
		...i18nOptions,
		lng: locale,
		ns: [...namespaces],
		resources: { [locale]: Object.fromEntries(trees) },
		initAsync: false,
	});
	return instance;
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
