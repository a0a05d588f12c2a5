import type { Message, MessageTree } from "./page-data.ts";
import { fillParams, type Page, routeOf } from "./page-paths.ts";

/** The namespace that every page uses. */
export const commonNamespace = "common";

/** The location of a message: its namespace, and its key within it, dotted if nested. */
interface MessageAddress {
	readonly namespace: string;
	readonly key: string;
}

/** The address of a page's copy. */
export function copyAddress(page: Page): MessageAddress {
	const [namespace, key] = routeOf(page).copy;
	return {
		namespace: fillParams(namespace, page.params),
		key: fillParams(key, page.params),
	};
}

/** The address of a page's name in menus and breadcrumbs. */
export function nameAddress(page: Page): MessageAddress {
	const { label } = routeOf(page);
	if (label === undefined) {
		const { namespace, key } = copyAddress(page);
		return { namespace, key: `${key}.title` };
	}
	return {
		namespace: commonNamespace,
		key: `names.${fillParams(label, page.params)}`,
	};
}

/** The namespaces that a page needs in full. */
export function wholeNamespaces(page: Page): readonly string[] {
	return [commonNamespace, ...(routeOf(page).namespaces ?? [])];
}

/** All namespaces that a page reads from. */
export function namespacesOf(page: Page): readonly string[] {
	const names = ownAddresses(page).map(({ namespace }) => namespace);
	return [...new Set([...wholeNamespaces(page), ...names])];
}

/** The file of the messages that a page reads and others may not, within a locale's. */
export function messagesFile({ path }: Page): string {
	return `pages${path === "/" ? "/index" : path}.json`;
}

/** Selects the messages that a page's HTML embeds: full namespaces, its copy, and parts of others. */
export function selectMessages(
	page: Page,
	read: (namespace: string) => MessageTree,
): { messages: Record<string, MessageTree>; complete: readonly string[] } {
	const complete = wholeNamespaces(page);
	const messages = Object.fromEntries(
		complete.map((name) => [name, read(name)]),
	);
	for (const { namespace, key } of ownAddresses(page)) {
		if (complete.includes(namespace)) continue;
		const message = read(namespace)[key];
		messages[namespace] = {
			...messages[namespace],
			...(message !== undefined && { [key]: message }),
		};
	}
	return { messages, complete };
}

/** The addresses of a page's `parts`: messages that it reads from other namespaces. */
export function partAddresses(page: Page): MessageAddress[] {
	const parts = Object.entries(routeOf(page).parts ?? {});
	return parts.flatMap(([namespace, keys]) =>
		keys.map((key) => ({ namespace, key })),
	);
}

/** Addresses of messages that a page reads itself, even if it needs their namespace in full. */
function ownAddresses(page: Page): MessageAddress[] {
	return [copyAddress(page), ...partAddresses(page)];
}

/** The message at a dotted key, if there is one. */
export function readMessage(
	tree: MessageTree,
	key: string,
): Message | undefined {
	return key
		.split(".")
		.reduce<Message | undefined>(
			(message, name) =>
				isTree(message) && Object.hasOwn(message, name)
					? message[name]
					: undefined,
			tree,
		);
}

/** Whether a message is a group of others. */
export function isTree(message: Message | undefined): message is MessageTree {
	return typeof message === "object" && !Array.isArray(message);
}
