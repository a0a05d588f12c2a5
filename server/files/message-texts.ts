import { type Locale, localeCodes } from "../../shared/locales.ts";
import type { MessageTree } from "../../shared/pages/page-data.ts";
import {
	commonNamespace,
	messagesFile,
	namespacesOf,
	selectMessages,
} from "../../shared/pages/page-messages.ts";
import type { Edition } from "../content/edition.ts";
import type { TextGuard } from "../middleware/guard-texts.ts";
import { type CachedText, makeCachedText } from "./cached-text.ts";

type EditionTexts = Pick<Edition, "messages" | "pages">;

/** All messages of each locale as one text: the whole of it, and the part that everybody may read. */
export function makeLocaleTexts(
	edition: EditionTexts,
	guard: TextGuard | undefined,
) {
	const { messages } = edition;
	const make = (
		list: (locale: Locale) => Iterable<readonly [string, MessageTree]>,
	) =>
		new Map(
			localeCodes.map((locale) => [
				locale,
				makeJson(() => Object.fromEntries(list(locale))),
			]),
		);
	return {
		all: make((locale) =>
			messages.namespaces.map((name) => [name, messages.read(locale, name)]),
		),
		/** Absent without a guard. */
		open:
			guard &&
			make((locale) => selectOpenMessages(edition, guard, locale).trees),
	};
}

/** A file of messages that browsers fetch. */
interface MessageFile {
	readonly whole: CachedText;
	/** The part that everybody may read: all of it, some, or nothing. */
	readonly open: CachedText | undefined;
	/** Whether its public content may change from day to day. */
	readonly isDated: boolean;
}

/**
 * The files of messages, by locale and name: one for each namespace, and one for each page with
 * what it reads besides the common messages.
 */
export function makeMessageFiles(
	edition: EditionTexts,
	isDatedNamespace: (namespace: string) => boolean,
	guard: TextGuard | undefined,
): ReadonlyMap<string, MessageFile> {
	const { messages, pages } = edition;
	const files = new Map<string, MessageFile>();
	for (const locale of localeCodes) {
		const read = (namespace: string) => messages.read(locale, namespace);
		const open = guard && selectOpenMessages(edition, guard, locale);
		for (const namespace of messages.namespaces) {
			const whole = makeJson(() => read(namespace));
			const part = open?.trees.get(namespace);
			files.set(`${locale}/${namespace}.json`, {
				whole,
				open:
					!open || open.complete.has(namespace)
						? whole
						: part && makeJson(() => part),
				isDated: isDatedNamespace(namespace),
			});
		}
		for (const page of pages) {
			const whole = makeJson(() => {
				const { [commonNamespace]: _, ...own } = selectMessages(
					page,
					read,
				).messages;
				return own;
			});
			files.set(`${locale}/${messagesFile(page)}`, {
				whole,
				open: !guard || guard.isOpen(page) ? whole : undefined,
				isDated: namespacesOf(page).some(isDatedNamespace),
			});
		}
	}
	return files;
}

function makeJson(make: () => object): CachedText {
	return makeCachedText(() => JSON.stringify(make()));
}

/**
 * Selects the messages that open pages carry, and namespaces that belong to no page. A namespace
 * shared with guarded pages is reduced to the part that open pages carry.
 */
function selectOpenMessages(
	{ messages, pages }: EditionTexts,
	guard: TextGuard,
	locale: Locale,
) {
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
	return {
		/** By namespace. */
		trees,
		/** Namespaces that are open as a whole. */
		complete,
	};
}
