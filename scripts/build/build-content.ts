import type { Reminder } from "../../shared/reminders.ts";
import {
	type CompiledLocale,
	compileMessages,
} from "../content/compile-messages.ts";
import { markHeadings } from "../content/mark-headings.ts";
import { readReminders } from "../content/read-reminders.ts";
import { updateContentIndex } from "../content/write-content-index.ts";
import type { BundleOptions } from "./build-options.ts";

/** What is made of the texts in `locales/`. */
export interface Content {
	readonly locales: readonly CompiledLocale[];
	readonly reminders: readonly Reminder[];
	/** Files of social cards, by address. */
	readonly cards: ReadonlyMap<string, string>;
	/** Whether `shared/pages/content-index.ts` was written anew. */
	readonly hasNewIndex: boolean;
}

/** Compiles all messages, and draws the social cards where a build has them. @throws ContentError */
export async function compileContent({
	root,
	cards = false,
}: BundleOptions): Promise<Content> {
	const locales = await compileMessages(root);
	const hasNewIndex = await updateContentIndex(root, locales);
	// It imports the list of pages, which must be written before.
	const { drawPageCards } = await import("./page-cards.ts");
	return {
		locales: await markHeadings(locales),
		reminders: await readReminders(root),
		cards: cards ? await drawPageCards(locales) : new Map(),
		hasNewIndex,
	};
}
