import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createInstance, type InitOptions, type i18n } from "i18next";
import Backend, { type FsBackendOptions } from "i18next-fs-backend";
import { type Locale, localeCodes } from "../shared/locales.ts";
import type { MessageTree } from "../shared/pages/page-data.ts";
import { createTranslator, type Translator } from "../shared/translator.ts";

/** All messages of all locales, loaded once. */
export interface Messages {
	readonly namespaces: readonly string[];
	/**
	 * The i18next instance fixed to this locale, with the namespaces of the server's own texts. Requests
	 * share it and must not change its language. Pages are rendered with a translator.
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

/** Namespaces of texts that the server writes itself: mail, problem details, files for staff. */
const spokenNamespaces = [
	"audit",
	"common",
	"desk",
	"enquiry",
	"login",
	"mail",
];

/** A locale's messages by namespace. */
type Trees = Pick<ReadonlyMap<string, MessageTree>, "get" | "keys">;

/**
 * Reads every namespace of every locale from a folder with one subfolder per locale. They are parsed
 * when they are first used: a first page needs few of them.
 *
 * @throws when a namespace exists in one locale but not in another; later, when it is not valid JSON.
 */
export async function loadMessages(folder: string): Promise<Messages> {
	const namespaces = await listNamespaces(folder);
	const trees = new Map(
		localeCodes.map((locale) => [
			locale,
			openTrees(`${folder}/${locale}`, namespaces),
		]),
	);
	const instances = new Map<Locale, i18n>();
	for (const locale of localeCodes)
		instances.set(locale, await loadI18n(folder, locale, spokenNamespaces));
	return makeMessages(trees, (locale) => find(instances, locale));
}

/** Messages from their trees by locale and namespace. */
export function makeMessages(
	trees: ReadonlyMap<Locale, Trees>,
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

function openTrees(folder: string, names: readonly string[]): Trees {
	// Read now, one after another: the next build may replace the files, and at startup, switching
	// tasks costs more than blocking.
	const unread = new Map(
		names.map((name) => [name, readFileSync(`${folder}/${name}.json`)]),
	);
	const trees = new Map<string, MessageTree>();
	return {
		keys: () => names.values(),
		get(name) {
			const bytes = unread.get(name);
			if (bytes) trees.set(name, parse(bytes, `${folder}/${name}.json`));
			unread.delete(name);
			return trees.get(name);
		},
	};
}

function parse(bytes: Buffer, file: string): MessageTree {
	try {
		return JSON.parse(bytes.toString());
	} catch (error) {
		throw new Error(`${file} is not valid JSON`, { cause: error });
	}
}

/**
 * An i18next instance of one locale, with some namespaces of a folder as in `loadMessages`.
 *
 * @throws when one is missing or is not valid JSON.
 */
export async function loadI18n(
	folder: string,
	locale: Locale,
	namespaces: readonly string[],
): Promise<i18n> {
	const instance = createInstance().use(Backend);
	await new Promise<void>((resolve, reject) => {
		void instance.init<FsBackendOptions>(
			{
				...i18nOptions,
				lng: locale,
				ns: namespaces,
				initAsync: false,
				backend: { loadPath: `${folder}/{{lng}}/{{ns}}.json` },
			},
			(faults) =>
				faults
					? reject(new Error(`messages of ${locale}: ${String(faults)}`))
					: resolve(),
		);
	});
	return instance;
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
