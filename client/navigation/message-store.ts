import { messagesPath } from "../../shared/endpoints.ts";
import type { Locale } from "../../shared/locales.ts";
import type { MessageTree, PageData } from "../../shared/pages/page-data.ts";
import {
	commonNamespace,
	isTree,
	messagesFile,
} from "../../shared/pages/page-messages.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import { createTranslator, type Translator } from "../../shared/translator.ts";
import { loadChunk } from "../failures/load-errors.ts";
import { pageHydration } from "../pages/page-hydration.ts";
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
	/** Loads what a page reads, in one request. Rejects like {@link MessageStore.load}. */
	loadFor(page: Page, locale: Locale): Promise<void>;
}

/** Creates the store from the messages in the HTML of a page. */
export function createMessageStore(data: PageData, page: Page): MessageStore {
	const trees = new Map(
		Object.entries(data.messages).map(([namespace, tree]) => [
			`${data.locale}/${namespace}`,
			tree,
		]),
	);
	const instances = new Map<Locale, Translator>();
	const loads = new Map<string, Promise<void>>(
		[
			...data.complete.map((namespace) => `${namespace}.json`),
			...(pageHydration[routeOf(page).page] ? [messagesFile(page)] : []),
		].map((file) => [`${data.locale}/${file}`, Promise.resolve()]),
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

	const loadFile = (
		locale: Locale,
		file: string,
		keep: (content: MessageTree) => void,
	): Promise<void> => {
		const name = `${locale}/${file}`;
		const known = loads.get(name);
		if (known) return known;
		const load = loadMessages(
			`${messagesPath}/${name}?v=${data.buildId}`,
			locale,
		).then((content) => {
			keep(content);
			loadedMessages.write(loadedMessages.read() + 1);
		});
		loads.set(name, load);
		load.catch(() => loads.delete(name));
		return load;
	};

	const load = async (
		locale: Locale,
		namespaces: readonly string[],
	): Promise<void> => {
		await Promise.all(
			namespaces.map((namespace) =>
				loadFile(locale, `${namespace}.json`, (tree) =>
					trees.set(`${locale}/${namespace}`, tree),
				),
			),
		);
	};

	return {
		buildId: data.buildId,
		instance,
		load,
		async loadFor(page, locale) {
			await Promise.all([
				load(locale, [commonNamespace]),
				loadFile(locale, messagesFile(page), (parts) => {
					for (const [namespace, part] of Object.entries(parts)) {
						const name = `${locale}/${namespace}`;
						if (isTree(part)) trees.set(name, { ...trees.get(name), ...part });
					}
				}),
			]);
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
