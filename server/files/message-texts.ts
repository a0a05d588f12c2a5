import { type Locale, localeCodes } from "../../shared/locales.ts";
import type { MessageTree } from "../../shared/pages/page-data.ts";
import { selectMessages } from "../../shared/pages/page-messages.ts";
import type { Edition } from "../content/edition.ts";
import type { TextGuard } from "../middleware/guard-texts.ts";
import { type CachedText, makeCachedText } from "./cached-text.ts";

type EditionTexts = Pick<Edition, "messages" | "pages">;

/** All messages of each locale as one text: the whole of it, and the part that everybody may read. */
export function makeLocaleTexts(
	edition: EditionTexts,
	guard: TextGuard | undefined,
) {
	const { messages } = edition;
	const make = (
		list: (locale: Locale) => Iterable<readonly [string, MessageTree]>,
	) =>
		new Map(
			localeCodes.map((locale) => [
				locale,
				makeCachedText(() => JSON.stringify(Object.fromEntries(list(locale)))),
			]),
		);
	return {
		all: make((locale) =>
			messages.namespaces.map((name) => [name, messages.read(locale, name)]),
		),
		/** Absent without a guard. */
		open:
			guard &&
			make((locale) => selectOpenMessages(edition, guard, locale).trees),
	};
}

/** The texts of all namespaces by `{locale}/{namespace}.json`, and those that everybody may read. */
export function makeNamespaceTexts(
	edition: EditionTexts,
	guard: TextGuard | undefined,
) {
	const { messages } = edition;
	return {
		all: new Map(
			localeCodes.flatMap((locale) =>
				messages.namespaces.map((name) => [
					`${locale}/${name}.json`,
					makeCachedText(() => JSON.stringify(messages.read(locale, name))),
				]),
			),
		),
		/** Absent without a guard. */
		open: guard && makeOpenFiles(edition, guard),
	};
}

/**
 * Selects the messages that open pages carry, and namespaces that belong to no page. A namespace
 * shared with guarded pages is reduced to the part that open pages carry.
 */
function selectOpenMessages(
	{ messages, pages }: EditionTexts,
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
function makeOpenFiles(edition: EditionTexts, guard: TextGuard) {
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
