import { newestArticles } from "../../shared/pages/content.ts";
import type { Message, MessageTree } from "../../shared/pages/page-data.ts";
import {
	type DatedContent,
	datedKinds,
	listNames,
	namespaceOfEntry,
	pageOfEntry,
} from "./dated-content.ts";
import { isList, type MessageTrees } from "./message-trees.ts";

/**
 * Removes unpublished content from a locale's messages: texts, list entries and facts. Links to it
 * are replaced by their words. Messages without any of it stay the same object.
 *
 * @param localize turns a path without a locale into a URL in this locale.
 */
export function removeUnpublished(
	trees: MessageTrees,
	hidden: DatedContent,
	localize: (path: string) => string,
): Map<string, MessageTree> {
	const gone = new Set(hidden.pages.map(namespaceOfEntry));
	const removeMentions = createRemover(
		new Set(hidden.pages.map((entry) => localize(pageOfEntry(entry).path))),
		new Set(hidden.facts.map(({ id }) => id)),
	);
	return new Map(
		[...trees]
			.filter(([name]) => !gone.has(name))
			.map(([name, tree]) => [
				name,
				shortenList(name, removeMentions(tree), hidden),
			]),
	);
}

/** Removes entries from the list of their kind, and refills the list of the newest. */
function shortenList(
	name: string,
	tree: MessageTree,
	{ pages }: DatedContent,
): MessageTree {
	const kind = datedKinds.find((kind) => listNames[kind] === name);
	const slugs = pages.flatMap((page) => (page.kind === kind ? page.slug : []));
	const { items } = tree;
	if (slugs.length === 0 || !isList(items)) return tree;
	const shown = items.filter(
		(item) => !slugs.includes(String(Object(item).slug)),
	);
	const newest = "newest" in tree && { newest: shown.slice(0, newestArticles) };
	return { ...tree, items: shown, ...newest };
}

/** Creates a function that removes pages, by URL, and facts, by id, from messages. */
function createRemover(hrefs: ReadonlySet<string>, ids: ReadonlySet<string>) {
	const names = [...hrefs, ...ids];
	const inText = (text: string): string =>
		text
			.replace(
				/<a href="([^"#]*)(?:#[^"]*)?">(.*?)<\/a>/gs,
				(link, href: string, words: string) => (hrefs.has(href) ? words : link),
			)
			.replace(/<li data-fact="([^"]*)">.*?<\/li>/gs, (item, id: string) =>
				ids.has(id) ? "" : item,
			)
			.replace(/<ul class="facts"><\/ul>\n?/g, "");
	const isShown = (key: string, item: Message): boolean =>
		key === "facts"
			? !ids.has(String(Object(item).id))
			: !hrefs.has(addressOf(item).split("#")[0] ?? "");
	const inMessage = (message: Message, key: string): Message => {
		if (typeof message === "string") return inText(message);
		if (!isList(message)) return inTree(message);
		return message
			.filter((item) => isShown(key, item))
			.map((item) => inMessage(item, ""));
	};
	const inTree = (tree: MessageTree): MessageTree =>
		Object.fromEntries(
			Object.entries(tree).map(([key, message]) => [
				key,
				inMessage(message, key),
			]),
		);
	return (tree: MessageTree): MessageTree => {
		const text = JSON.stringify(tree);
		return names.some((name) => text.includes(name)) ? inTree(tree) : tree;
	};
}

/** Lists of links contain URLs, or objects with a URL and a name. */
function addressOf(item: Message): string {
	return typeof item === "string" ? item : String(Object(item).href ?? "");
}
