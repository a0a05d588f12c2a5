import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { DatedContent } from "../../server/content/dated-content.ts";
import type { Reminder } from "../../shared/reminders.ts";
import { compileSources } from "../content/compile/compile-messages.ts";
import { listReminders } from "../content/list-reminders.ts";
import {
	type LocaleMessages,
	markHeadings,
} from "../content/text/mark-headings.ts";
import {
	contentIndexFile,
	reviseContentIndex,
} from "../content/write-content-index.ts";
import { makeDocuments } from "../documents/make-documents.ts";
import type { BundleOptions } from "./build-options.ts";
import { drawPageCards } from "./page-cards.ts";

/** What is built from the texts in `locales/`. */
export interface BuiltContent {
	/** Message files, by path relative to the build's folder. */
	readonly messages: ReadonlyMap<string, string>;
	readonly reminders: readonly Reminder[];
	/** Social cards, by address. */
	readonly cards: ReadonlyMap<string, string>;
	/** Social cards of pages that are not public at all times. */
	readonly datedCards: ReadonlyMap<string, string>;
	/** Pages and facts that are not public at all times. */
	readonly dated: DatedContent;
	/** Downloadable documents, by address. */
	readonly documents: ReadonlyMap<string, Uint8Array>;
	/** Whether `shared/pages/content-index.ts` was rewritten. */
	readonly hasNewIndex: boolean;
}

/**
 * Compiles all messages, and draws the social cards if the build has them.
 *
 * @param compile compiles the messages.
 * @throws ContentError
 */
export async function compileContent(
	{ root, cards }: BundleOptions,
	compile = compileSources,
): Promise<BuiltContent> {
	const { locales, content } = await compile(root);
	const index = await reviseContentIndex(root, locales);
	if (index !== undefined)
		await writeFile(path.join(root, contentIndexFile), index);
	const [first] = locales;
	const drawn =
		cards && first
			? await drawPageCards(locales, first.content, cards)
			: { cards: new Map(), datedCards: new Map() };
	return {
		messages: new Map((await markHeadings(locales)).flatMap(filesOf)),
		reminders: listReminders(content),
		...drawn,
		dated: first?.content.dated ?? { pages: [], facts: [] },
		documents: await makeDocuments(locales),
		hasNewIndex: index !== undefined,
	};
}

/** Strings pass between threads in a fraction of the time that object trees take. */
function filesOf({ locale, namespaces }: LocaleMessages): [string, string][] {
	return [...namespaces].map(([name, tree]) => [
		`locales/${locale}/${name}.json`,
		JSON.stringify(tree),
	]);
}
