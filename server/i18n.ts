import { readdir } from "node:fs/promises";
import { createInstance, type i18n } from "i18next";
import Backend from "i18next-fs-backend";
import { i18nOptions } from "../shared/i18n-options.ts";
import { type Locale, localeCodes } from "../shared/locales.ts";
import type { MessageTree } from "../shared/pages/page-data.ts";

/** All messages of all locales, loaded once. */
export interface Messages {
	readonly namespaces: readonly string[];
	/** The instance whose language is the locale, for good: requests share it and never change it. */
	instance(locale: Locale): i18n;
	/** A namespace's messages. Throws for a namespace that was not loaded. */
	read(locale: Locale, namespace: string): MessageTree;
}

/**
 * Loads every namespace of every locale from a folder that holds one folder a locale.
 *
 * @throws when a namespace that one locale has is missing in another, or is not valid JSON.
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
	const instance = (locale: Locale): i18n => {
		const found = instances.get(locale);
		if (!found) throw new Error(`no messages for locale ${locale}`);
		return found;
	};
	return {
		namespaces,
		instance,
		read(locale, namespace) {
			const bundle: MessageTree | undefined = instance(
				locale,
			).getResourceBundle(locale, namespace);
			if (!bundle)
				throw new Error(`no namespace ${namespace} for locale ${locale}`);
			return bundle;
		},
	};
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
	const instance = createInstance();
	await new Promise<void>((resolve, reject) => {
		void instance.use(Backend).init(
			{
				...i18nOptions,
				lng: locale,
				preload: [locale],
				ns: [...namespaces],
				// One file after the other: at the start, taking turns costs more than waiting.
				initAsync: false,
				backend: { loadPath: `${folder}/{{lng}}/{{ns}}.json` },
			},
			(faults?: readonly Error[] | null) =>
				faults
					? reject(new Error(`messages of ${locale}: ${faults.join()}`))
					: resolve(),
		);
	});
	return instance;
}
