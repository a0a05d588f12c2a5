import { newestArticles } from "../../shared/pages/content.ts";
import type { Message, MessageTree } from "../../shared/pages/page-data.ts";
import {
	type DatedContent,
	listNames,
	namespaceOfEntry,
	pageOfEntry,
} from "./dated-content.ts";
import { isList, type MessageTrees } from "./message-trees.ts";

/**
 * Leaves out of a language's messages what is not public: texts, entries of lists, facts wherever
 * they are shown, and links, of which the words stay. What holds none of it stays the same object.
 *
 * @param localize makes an address in the language from a path without a locale.
 */
export function withoutHidden(
	trees: MessageTrees,
	hidden: DatedContent,
	localize: (path: string) => string,
): Map<string, MessageTree> {
	const gone = new Set(hidden.pages.map(namespaceOfEntry));
	const strip = createStripper(hidden, localize);
	const left = new Map(
		[...trees]
			.filter(([name]) => !gone.has(name))
			.map(([name, tree]) => [name, strip(tree)]),
	);
	for (const [kind, name] of Object.entries(listNames)) {
		const tree = left.get(name);
		const slugs = hidden.pages
			.filter((entry) => entry.kind === kind)
			.map(({ slug }) => slug);
		if (tree && slugs.length > 0) left.set(name, shorten(tree, slugs));
	}
	return left;
}

function shorten(tree: MessageTree, slugs: readonly string[]): MessageTree {
	const { items } = tree;
	if (!isList(items)) return tree;
	const shown = items.filter(
		(item) => !slugs.includes(String(Object(item).slug)),
	);
	const newest = "newest" in tree && { newest: shown.slice(0, newestArticles) };
	return { ...tree, items: shown, ...newest };
}

function createStripper(
	{ pages, facts }: DatedContent,
	localize: (path: string) => string,
): (tree: MessageTree) => MessageTree {
	const hrefs = new Set(
		pages.map((entry) => localize(pageOfEntry(entry).path)),
	);
	const ids = new Set(facts.map(({ id }) => id));
	const needles = [...hrefs, ...ids];

	const stripText = (text: string): string =>
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
	const stripMessage = (message: Message, key: string): Message => {
		if (typeof message === "string") return stripText(message);
		if (isList(message))
			return message
				.filter((item) => isShown(key, item))
				.map((item) => stripMessage(item, ""));
		return stripTree(message);
	};
	const stripTree = (tree: MessageTree): MessageTree =>
		Object.fromEntries(
			Object.entries(tree).map(([key, message]) => [
				key,
				stripMessage(message, key),
			]),
		);
	return (tree) => {
		const text = JSON.stringify(tree);
		return needles.some((needle) => text.includes(needle))
			? stripTree(tree)
			: tree;
	};
}

/** Lists of links hold addresses, or addresses with the names of what they lead to. */
function addressOf(item: Message): string {
	return typeof item === "string" ? item : String(Object(item).href ?? "");
}
