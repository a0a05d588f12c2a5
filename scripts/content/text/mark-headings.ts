import type { CompiledLocale } from "../compile/compile-locale.ts";
import { type CutWords, loadWords, markBreaks } from "./mark-breaks.ts";

const han = /\p{Script=Han}/u;
const marked = new Map<string, string>();

/**
 * Marks where Chinese headings may break, in all messages. The dictionary is loaded only for
 * headings that have not been marked before.
 */
export async function markHeadings(
	locales: readonly CompiledLocale[],
): Promise<CompiledLocale[]> {
	const texts = locales.flatMap(({ namespaces }) =>
		[...namespaces.values()].flatMap(listHeadings),
	);
	const unknown = texts.filter((text) => han.test(text) && !marked.has(text));
	if (unknown.length > 0) mark(unknown, await loadWords());
	return locales.map((locale) => ({
		...locale,
		namespaces: new Map(
			[...locale.namespaces].map(([name, tree]) => [name, markTree(tree)]),
		),
	}));
}

function mark(texts: readonly string[], cut: CutWords): void {
	for (const text of texts) marked.set(text, markBreaks(text, cut));
}

function listHeadings(message: unknown): string[] {
	if (typeof message !== "object" || message === null) return [];
	return Object.entries(message).flatMap(([key, value]) =>
		key === "heading" && typeof value === "string"
			? [value]
			: listHeadings(value),
	);
}

function markTree<Message>(message: Message): Message;
function markTree(message: unknown): unknown {
	if (Array.isArray(message)) return message.map((inner) => markTree(inner));
	if (typeof message !== "object" || message === null) return message;
	return Object.fromEntries(
		Object.entries(message).map(([key, value]) => [
			key,
			key === "heading" && typeof value === "string"
				? (marked.get(value) ?? value)
				: markTree(value),
		]),
	);
}
