import {
	type Locale,
	localeCodes,
	localizePath,
} from "../../shared/locales.ts";
import { type Messages, makeMessages } from "../i18n.ts";
import type { DatedContent } from "./dated-content.ts";
import { markUnpublished } from "./mark-unpublished.ts";
import type { MessageTrees } from "./message-trees.ts";
import { removeUnpublished } from "./remove-unpublished.ts";

/** Messages without hidden content; the same object if nothing is hidden. */
export function withoutHidden(
	messages: Messages,
	hidden: DatedContent,
): Messages {
	if (hidden.pages.length + hidden.facts.length === 0) return messages;
	return changeMessages(messages, (trees, locale) =>
		removeUnpublished(trees, hidden, (path) => localizePath(path, locale)),
	);
}

/** Messages in which unpublished content is marked as such. */
export function markMessages(
	messages: Messages,
	marked: DatedContent,
	day: string,
): Messages {
	if (marked.pages.length + marked.facts.length === 0) return messages;
	return changeMessages(messages, (trees, locale) =>
		markUnpublished(trees, marked, { locale, day }),
	);
}

function changeMessages(
	messages: Messages,
	change: (trees: MessageTrees, locale: Locale) => MessageTrees,
): Messages {
	const changed = new Map(
		localeCodes.map((locale) => {
			const trees = messages.namespaces.map(
				(name) => [name, messages.read(locale, name)] as const,
			);
			return [locale, change(new Map(trees), locale)];
		}),
	);
	return makeMessages(changed, messages.instance);
}
