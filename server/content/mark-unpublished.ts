import type { Locale } from "../../shared/locales.ts";
import type { Message, MessageTree } from "../../shared/pages/page-data.ts";
import { readMessage } from "../../shared/pages/page-messages.ts";
import {
	type DatedContent,
	listNames,
	namespaceOfEntry,
} from "./dated-content.ts";
import { isList, type MessageTrees } from "./message-trees.ts";
import { standingOn, type Term } from "./publication.ts";

/**
 * Marks unpublished content in a locale's messages with the reason why it is not public: before
 * headings on its pages, in lists, and at facts. For those who may see it anyway.
 */
export function markUnpublished(
	trees: MessageTrees,
	{ pages, facts }: DatedContent,
	{ locale, day }: { readonly locale: Locale; readonly day: string },
): Map<string, MessageTree> {
	const markOf = (term: Term): string => {
		const standing = standingOn(term, day);
		const text = readMessage(trees.get("publication") ?? {}, standing);
		if (standing === "public" || typeof text !== "string") return "";
		const date = standing === "expired" ? term.expiresOn : term.publishOn;
		return text.replace("{{day}}", date ? inWords(date, locale) : "");
	};
	const marks = new Map(
		pages.map((entry) => [namespaceOfEntry(entry), markOf(entry)]),
	);
	const factMarks = new Map(facts.map((fact) => [fact.id, markOf(fact)]));

	const markFacts = (message: Message, key: string): Message => {
		if (typeof message === "string")
			return message.replace(
				/(<li data-fact="([^"]*)"><strong>)/g,
				(start, _, id: string) => start + (factMarks.get(id) ?? ""),
			);
		if (isList(message))
			return message.map((item) => {
				const mark = factMarks.get(String(Object(item).id));
				return key === "facts" && mark
					? addMark(item, ["value"], mark)
					: markFacts(item, "");
			});
		return markFactsOf(message);
	};
	const markFactsOf = (tree: MessageTree): MessageTree =>
		facts.length === 0
			? tree
			: Object.fromEntries(
					Object.entries(tree).map(([key, inner]) => [
						key,
						markFacts(inner, key),
					]),
				);
	const markNames = (name: string, tree: MessageTree): MessageTree => {
		const own = marks.get(name);
		if (own && tree.page)
			return {
				...tree,
				page: addMark(tree.page, ["title", "heading", "job"], own),
			};
		const kind = Object.entries(listNames).find(
			([, list]) => list === name,
		)?.[0];
		if (!kind) return tree;
		const lists = ["items", "newest"].flatMap((key) => {
			const list = tree[key];
			return isList(list)
				? [[key, list.map((item) => markItem(kind, item))]]
				: [];
		});
		return { ...tree, ...Object.fromEntries(lists) };
	};
	const markItem = (kind: string, item: Message): Message => {
		const mark = marks.get(`${kind}-${String(Object(item).slug)}`);
		return mark ? addMark(item, ["title", "heading"], mark) : item;
	};
	return new Map(
		[...trees].map(([name, tree]) => [
			name,
			markNames(name, markFactsOf(tree)),
		]),
	);
}

function addMark(
	message: Message,
	keys: readonly string[],
	mark: string,
): Message {
	if (typeof message === "string" || isList(message)) return message;
	return Object.fromEntries(
		Object.entries(message).map(([key, value]) => [
			key,
			keys.includes(key) && typeof value === "string" ? mark + value : value,
		]),
	);
}

function inWords(day: string, locale: Locale): string {
	return new Intl.DateTimeFormat(locale, {
		dateStyle: "medium",
		timeZone: "UTC",
	}).format(new Date(day));
}
