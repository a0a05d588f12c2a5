import { createInstance, type i18n } from "i18next";
import { messagesPath } from "../../shared/endpoints.ts";
import { i18nOptions } from "../../shared/i18n-options.ts";
import type { Locale } from "../../shared/locales.ts";
import type { MessageTree, PageData } from "../../shared/pages/page-data.ts";
import { loadChunk } from "../failures/load-errors.ts";

/** The messages that the browser has, by locale; one i18next instance a locale, as on the server. */
export interface MessageStore {
	readonly buildId: string;
	instance(locale: Locale): i18n;
	/**
	 * Loads the namespaces that are not whole yet. Rejects with a `LocaleLoadError` when one cannot
	 * be loaded, with a `ChunkError` when what requests it cannot.
	 */
	load(locale: Locale, namespaces: readonly string[]): Promise<void>;
}

/** Makes the store from what the page's HTML carried. */
export function createMessageStore(data: PageData): MessageStore {
	const instances = new Map<Locale, i18n>();
	const loads = new Map<string, Promise<void>>(
		data.complete.map((namespace) => [
			`${data.locale}/${namespace}`,
			Promise.resolve(),
		]),
	);

	const instance = (locale: Locale): i18n => {
		const known = instances.get(locale);
		if (known) return known;
		const resources =
			locale === data.locale ? { [locale]: { ...data.messages } } : {};
		const created = createInstance();
		void created.init({
			...i18nOptions,
			lng: locale,
			resources,
			initAsync: false,
		});
		instances.set(locale, created);
		return created;
	};

	const loadOne = (locale: Locale, namespace: string): Promise<void> => {
		const name = `${locale}/${namespace}`;
		const known = loads.get(name);
		if (known) return known;
		const load = loadMessages(
			`${messagesPath}/${name}.json?v=${data.buildId}`,
			locale,
		).then((messages) => {
			instance(locale).addResourceBundle(locale, namespace, messages);
		});
		loads.set(name, load);
		load.catch(() => loads.delete(name));
		return load;
	};

	return {
		buildId: data.buildId,
		instance,
		async load(locale, namespaces) {
			await Promise.all(
				namespaces.map((namespace) => loadOne(locale, namespace)),
			);
		},
	};
}

// What requests is no part of the first view.
async function loadMessages(
	path: string,
	locale: Locale,
): Promise<MessageTree> {
	const { fetchMessages } = await loadChunk(
		() => import("./fetch-messages.ts"),
	);
	return fetchMessages(path, locale);
}
