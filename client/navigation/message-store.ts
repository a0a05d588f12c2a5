import { messagesPath } from "../../shared/endpoints.ts";
import type { Locale } from "../../shared/locales.ts";
import type { MessageTree, PageData } from "../../shared/pages/page-data.ts";
import { createTranslator, type Translator } from "../../shared/translator.ts";
import { LocaleLoadError, loadChunk } from "../failures/load-errors.ts";
import { createStore } from "../state/create-store.ts";
import { readSession } from "../state/tab-session.ts";

/** How often messages have been loaded, for what shows those that come late. */
export const loadedMessages = createStore(0);

/** The messages that the browser has, by locale. */
export interface MessageStore {
	readonly buildId: string;
	instance(locale: Locale): Translator;
	/**
	 * Loads the namespaces that are not whole yet. Rejects with a `LocaleLoadError` when one cannot
	 * be loaded, with a `ChunkError` when the HTTP client cannot.
	 */
	load(locale: Locale, namespaces: readonly string[]): Promise<void>;
}

/** Makes the store from what the page's HTML carried. */
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
		const load = fetchMessages(
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

// The HTTP client is no part of the first view.
async function fetchMessages(
	url: string,
	locale: Locale,
): Promise<MessageTree> {
	const { requestJson } = await loadChunk(() => import("../http.ts"));
	const { token } = readSession();
	try {
		// A refusal in another form could not be read, and so not tell of a new build.
		return await requestJson<MessageTree>(url, {
			headers: {
				Accept: "application/json",
				// Those of guarded pages are told to holders of a token alone.
				...(token === undefined ? {} : { Authorization: token }),
			},
		});
	} catch (cause) {
		throw new LocaleLoadError(locale, cause);
	}
}
