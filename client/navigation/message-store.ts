import { messagesPath } from "../../shared/endpoints.ts";
import type { Locale } from "../../shared/locales.ts";
import type { MessageTree, PageData } from "../../shared/pages/page-data.ts";
import { createTranslator, type Translator } from "../../shared/translator.ts";
import { loadChunk } from "../failures/load-errors.ts";
import { createStore } from "../state/create-store.ts";

/** Counts message loads. Components subscribe to it to show messages that arrive late. */
export const loadedMessages = createStore(0);

/** Messages in the browser, by locale. */
export interface MessageStore {
	readonly buildId: string;
	instance(locale: Locale): Translator;
	/**
	 * Loads namespaces that are not complete yet. Rejects with a `LocaleLoadError` if one fails, or
	 * with a `ChunkError` if the loading code fails.
	 */
	load(locale: Locale, namespaces: readonly string[]): Promise<void>;
}

/** Creates the store from the messages in the page's HTML. */
export function createMessageStore(data: PageData): MessageStore {
	const trees = new Map(
		Object.entries(data.messages).map(([namespace, tree]) => [
			`${data.locale}/${namespace}`,
			tree,
		]),
	);
	const instances = new Map<Locale, Translator>();
	const loads = new Map<string, Promise<void>>(
		data.complete.map((namespace) => [
			`${data.locale}/${namespace}`,
			Promise.resolve(),
		]),
	);

	const instance = (locale: Locale): Translator => {
		const known = instances.get(locale);
		if (known) return known;
		const created = createTranslator(locale, (namespace) =>
			trees.get(`${locale}/${namespace}`),
		);
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
			trees.set(name, messages);
			loadedMessages.write(loadedMessages.read() + 1);
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

// The fetching code is not part of the first view.
async function loadMessages(
	path: string,
	locale: Locale,
): Promise<MessageTree> {
	const { fetchMessages } = await loadChunk(
		() => import("./fetch-messages.ts"),
	);
	return fetchMessages(path, locale);
}
