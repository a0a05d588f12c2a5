import { industries } from "../../../shared/pages/industries.ts";
import type { CompiledLocale } from "../compile/compile-locale.ts";
import {
	type CutWords,
	loadWords,
	markBreaks,
	markCellBreaks,
	markTextBreaks,
} from "./mark-breaks.ts";

/** The messages of a language. */
export type LocaleMessages = Pick<CompiledLocale, "locale" | "namespaces">;

const han = /\p{Script=Han}/u;
const marked = new Map<string, string>();

/** How a text is marked, which depends on the room that it has. */
const markers = {
	/** A heading, or a closing, which looks like one. */
	heading: markBreaks,
	/** A short text that visitors see first. */
	text: markTextBreaks,
	/** HTML with tables. */
	tables: markCellBreaks,
};
type Kind = keyof typeof markers;

/**
 * Marks where Chinese headings, closings, leads, the home page's cards and tables may break, in all
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
	for (const [text, kind] of texts) marked.set(text, markers[kind](text, cut));
}

/** Other pages are near the limit of their weight. */
const leadNamespaces = /^(home|industries|offices|services)$/;
/** Columns of the table of hiring models. */
const cellKeys: ReadonlySet<string> = new Set([
	"employer",
	"visa",
	"fits",
	"watch",
]);
const cardKeys: ReadonlySet<string> = new Set(["text", "weeks", ...industries]);

function kindOf(namespace: string, key: string): Kind | undefined {
	if (key === "heading" || key === "closing") return "heading";
	if (key === "html" || key === "glance") return "tables";
	const isText =
		(namespace === "common" && key === "about") ||
		(namespace === "services" && cellKeys.has(key)) ||
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
