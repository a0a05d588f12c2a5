import { industries } from "../../../shared/pages/industries.ts";
import type { CompiledLocale } from "../compile/compile-locale.ts";
import {
	type CutWords,
	loadWords,
	markBreaks,
	markTextBreaks,
} from "./mark-breaks.ts";

/** The messages of a language. */
export type LocaleMessages = Pick<CompiledLocale, "locale" | "namespaces">;

const han = /\p{Script=Han}/u;
const marked = new Map<string, string>();

/** How a text is marked: as a heading, which closings look like, or as a text that visitors see first. */
type Kind = "heading" | "text";

/**
 * Marks where Chinese headings, closings, leads and the home page's cards may break, in all
 * messages. The dictionary is loaded only for texts that have not been marked before.
 */
export async function markHeadings(
	locales: readonly LocaleMessages[],
): Promise<LocaleMessages[]> {
	const unknown = new Map<string, Kind>();
	mapLocales(locales, (text, kind) => {
		if (han.test(text) && !marked.has(text)) unknown.set(text, kind);
		return text;
	});
	if (unknown.size > 0) mark(unknown, await loadWords());
	return mapLocales(locales, (text) => marked.get(text) ?? text);
}

function mark(texts: ReadonlyMap<string, Kind>, cut: CutWords): void {
	for (const [text, kind] of texts)
		marked.set(
			text,
			(kind === "heading" ? markBreaks : markTextBreaks)(text, cut),
		);
}

/** Other pages are near the limit of their weight. */
const leadNamespaces = /^(home|industries|offices|services)$/;
const cardKeys: ReadonlySet<string> = new Set(["text", "weeks", ...industries]);

function kindOf(namespace: string, key: string): Kind | undefined {
	if (key === "heading" || key === "closing") return "heading";
	const isText =
		(key === "lead" && leadNamespaces.test(namespace)) ||
		(namespace === "home" && cardKeys.has(key));
	return isText ? "text" : undefined;
}

function mapLocales(
	locales: readonly LocaleMessages[],
	map: (text: string, kind: Kind) => string,
): LocaleMessages[] {
	return locales.map(({ locale, namespaces }) => ({
		locale,
		namespaces: new Map(
			[...namespaces].map(([name, tree]) => [
				name,
				mapTree(tree, (text, key) => {
					const kind = kindOf(name, key);
					return kind ? map(text, kind) : text;
				}),
			]),
		),
	}));
}

function mapTree<Message>(
	message: Message,
	map: (text: string, key: string) => string,
): Message;
function mapTree(
	message: unknown,
	map: (text: string, key: string) => string,
): unknown {
	if (Array.isArray(message))
		return message.map((inner) => mapTree(inner, map));
	if (typeof message !== "object" || message === null) return message;
	return Object.fromEntries(
		Object.entries(message).map(([key, value]) => [
			key,
			typeof value === "string" ? map(value, key) : mapTree(value, map),
		]),
	);
}
