import { type Locale, localeCodes } from "../../shared/locales.ts";
import type { MessageTree } from "../../shared/pages/page-data.ts";
import { selectMessages } from "../../shared/pages/page-messages.ts";
import type { Edition } from "../content/edition.ts";
import type { TextGuard } from "../middleware/guard-texts.ts";
import { type CachedText, makeCachedText } from "./cached-text.ts";

/**
 * Selects the messages that open pages carry, and namespaces that belong to no page. A namespace
 * shared with guarded pages is reduced to the part that open pages carry.
 */
export function selectOpenMessages(
	{ messages, pages }: Pick<Edition, "messages" | "pages">,
	guard: TextGuard,
	locale: Locale,
) {
	const trees = new Map<string, MessageTree>();
	const complete = new Set(
		messages.namespaces.filter((namespace) => !guard.isOfGuarded(namespace)),
	);
	const read = (namespace: string) => messages.read(locale, namespace);
	for (const page of pages) {
		if (!guard.isOpen(page)) continue;
		const carried = selectMessages(page, read);
		for (const namespace of carried.complete) complete.add(namespace);
		for (const [namespace, tree] of Object.entries(carried.messages))
			trees.set(namespace, { ...trees.get(namespace), ...tree });
	}
	for (const namespace of complete) trees.set(namespace, read(namespace));
	return {
		/** By namespace. */
		trees,
		/** Namespaces that are open as a whole. */
		complete,
	};
}

/** The namespace files that everybody may read, by `{locale}/{namespace}.json`. */
export function makeOpenFiles(
	edition: Pick<Edition, "messages" | "pages">,
	guard: TextGuard,
) {
	const texts = new Map<string, CachedText>();
	const complete = new Set<string>();
	for (const locale of localeCodes) {
		const open = selectOpenMessages(edition, guard, locale);
		const fileOf = (namespace: string) => `${locale}/${namespace}.json`;
		for (const [namespace, tree] of open.trees)
			texts.set(
				fileOf(namespace),
				makeCachedText(() => JSON.stringify(tree)),
			);
		for (const namespace of open.complete) complete.add(fileOf(namespace));
	}
	return {
		/** Whole or partial; absent files are guarded. */
		texts,
		/** Files that are open as a whole. */
		complete,
	};
}
