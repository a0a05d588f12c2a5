import type { DatedContent } from "../../server/content/dated-content.ts";
import type { Reminder } from "../../shared/reminders.ts";
import type { CompiledLocale } from "../content/compile/compile-locale.ts";
import { compileSources } from "../content/compile/compile-messages.ts";
import { listReminders } from "../content/list-reminders.ts";
import { markHeadings } from "../content/text/mark-headings.ts";
import { updateContentIndex } from "../content/write-content-index.ts";
import { makeDocuments } from "../documents/make-documents.ts";
import type { BundleOptions } from "./build-options.ts";
import { drawPageCards } from "./page-cards.ts";

/** What is made of the texts in `locales/`. */
export interface Content {
	/** Files of messages, by path below the build's folder. */
	readonly messages: ReadonlyMap<string, string>;
	readonly reminders: readonly Reminder[];
	/** Files of social cards, by address. */
	readonly cards: ReadonlyMap<string, string>;
	/** Those of pages that are not public at all times. */
	readonly datedCards: ReadonlyMap<string, string>;
	/** What is not public at all times. */
	readonly dated: DatedContent;
	/** Documents to download, by address. */
	readonly documents: ReadonlyMap<string, Uint8Array>;
	/** Whether `shared/pages/content-index.ts` was written anew. */
	readonly hasNewIndex: boolean;
}

/**
 * Compiles all messages, and draws the social cards where a build has them.
 *
 * @param compile makes the messages.
 * @throws ContentError
 */
export async function compileContent(
	{ root, cards = false }: BundleOptions,
	compile = compileSources,
): Promise<Content> {
	const { locales, content } = await compile(root);
	const hasNewIndex = await updateContentIndex(root, locales);
	const [first] = locales;
	const drawn =
		cards && first
			? await drawPageCards(locales, first.content)
			: { cards: new Map(), datedCards: new Map() };
	return {
		messages: new Map((await markHeadings(locales)).flatMap(filesOf)),
		reminders: listReminders(content),
		...drawn,
		dated: first?.content.dated ?? { pages: [], facts: [] },
		documents: await makeDocuments(locales),
		hasNewIndex,
	};
}

/** Text is handed from the thread that compiles in a fraction of a tree's time. */
function filesOf({ locale, namespaces }: CompiledLocale): [string, string][] {
	return [...namespaces].map(([name, tree]) => [
		`locales/${locale}/${name}.json`,
		JSON.stringify(tree),
	]);
}
