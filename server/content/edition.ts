import type { Page } from "../../shared/pages/page-paths.ts";
import type { Messages } from "../i18n.ts";

/** What is public on a day: all that answers a request is read from one. */
export interface Edition {
	/** Names what is public: of the same build, it is the same on all instances. */
	readonly id: string;
	/** The date in the firm's time zone, as `2026-11-21`. */
	readonly day: string;
	/** When the day begins and ends, in milliseconds since 1970. */
	readonly dayStartsAt: number;
	readonly dayEndsAt: number;
	/** From when on something else is public; `Infinity` if nothing is planned. */
	readonly changesAt: number;
	readonly messages: Messages;
	/** Every page that can be listed. */
	readonly pages: readonly Page[];
	/** Whether there is such a page, as far as anyone may know. */
	isPublic(page: Page): boolean;
	/** Made for one visitor, with what is not public: stored nowhere. */
	readonly isPreview?: true;
}

/** The editions of a build, one after the other. */
export interface Editions {
	/** Today's. */
	current(): Edition;
	/** Today's with one page more, if there is such a page that is not public today. */
	preview(page: Page): Edition | undefined;
	/** The messages that are public at all times. */
	readonly lasting: Messages;
	/** All pages that are not public at all times. */
	readonly datedPages: readonly Page[];
	/** Whether a namespace may hold something else tomorrow. */
	isDatedNamespace(namespace: string): boolean;
	/** Seconds for which an answer may be cached, for nothing changes meanwhile. @param atMost seconds. */
	maxAge(atMost: number): number;
}

/** Makes something once for all that read the same edition. */
export function perEdition<Made>(
	editions: Pick<Editions, "current">,
	make: (edition: Edition) => Made,
): () => Made {
	let known: { readonly id: string; readonly made: Made } | undefined;
	return () => {
		const edition = editions.current();
		if (known?.id !== edition.id)
			known = { id: edition.id, made: make(edition) };
		return known.made;
	};
}

/** Messages that are always those of today's edition. */
export function followEditions(
	editions: Pick<Editions, "current">,
	instance: Messages["instance"],
): Messages {
	return {
		get namespaces() {
			return editions.current().messages.namespaces;
		},
		instance,
		translator: (locale) => editions.current().messages.translator(locale),
		read: (locale, namespace) =>
			editions.current().messages.read(locale, namespace),
	};
}
