import { type Locale, localeCodes } from "../../shared/locales.ts";
import type { MessageTree } from "../../shared/pages/page-data.ts";
import { selectMessages } from "../../shared/pages/page-messages.ts";
import type { Edition } from "../content/edition.ts";
import type { TextGuard } from "../middleware/guard-texts.ts";
import { type CachedText, makeCachedText } from "./cached-text.ts";

/** What everybody may read of a locale's messages. */
interface OpenMessages {
	/** By namespace. */
	readonly trees: ReadonlyMap<string, MessageTree>;
	/** The namespaces that hold nothing else. */
	readonly complete: ReadonlySet<string>;
}

/**
 * Selects what open pages carry, and what belongs to no page. Of a namespace that open pages share
 * with guarded ones, it is the part that they carry.
 */
export function selectOpenMessages(
	{ messages, pages }: Pick<Edition, "messages" | "pages">,
	guard: TextGuard,
	locale: Locale,
): OpenMessages {
	const trees = new Map<string, MessageTree>();
	const complete = new Set(
		messages.namespaces.filter((namespace) => !guard.isOfGuarded(namespace)),
	);
	const read = (namespace: string) => messages.read(locale, namespace);
	for (const page of pages) {
		if (!guard.isOpen(page)) continue;
		const carried = selectMessages(page, read);
		for (const namespace of carried.complete) complete.add(namespace);
		for (const [namespace, tree] of Object.entries(carried.messages))
			trees.set(namespace, { ...trees.get(namespace), ...tree });
	}
	for (const namespace of complete) trees.set(namespace, read(namespace));
	return { trees, complete };
}

/** The files of namespaces as everybody may have them, by `{locale}/{namespace}.json`. */
export interface OpenFiles {
	/** In part or whole; those that are not there are guarded. */
	readonly texts: ReadonlyMap<string, CachedText>;
	/** Those that hold nothing else. */
	readonly complete: ReadonlySet<string>;
}

/** Makes what a guard leaves of the files of namespaces. */
export function makeOpenFiles(
	edition: Pick<Edition, "messages" | "pages">,
	guard: TextGuard,
): OpenFiles {
	const texts = new Map<string, CachedText>();
	const complete = new Set<string>();
	for (const locale of localeCodes) {
		const open = selectOpenMessages(edition, guard, locale);
		const fileOf = (namespace: string) => `${locale}/${namespace}.json`;
		for (const [namespace, tree] of open.trees)
			texts.set(
				fileOf(namespace),
				makeCachedText(() => JSON.stringify(tree)),
			);
		for (const namespace of open.complete) complete.add(fileOf(namespace));
	}
	return { texts, complete };
}
