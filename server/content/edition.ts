import type { Page } from "../../shared/pages/page-paths.ts";
import type { Messages } from "../i18n.ts";

/** What is public on a day. A request's whole response is based on one edition. */
export interface Edition {
	/** Identifies the public content; the same on all instances of a build. */
	readonly id: string;
	/** The date in the firm's time zone, such as `2026-11-21`. */
	readonly day: string;
	/** When the day begins and ends, in milliseconds since 1970. */
	readonly dayStartsAt: number;
	readonly dayEndsAt: number;
	/** When the public content next changes; `Infinity` if nothing is planned. */
	readonly changesAt: number;
	readonly messages: Messages;
	/** Every page that may be listed. */
	readonly pages: readonly Page[];
	/** Whether a page is public; as far as visitors can tell, others do not exist. */
	isPublic(page: Page): boolean;
	/** Made for one visitor and includes unpublished content; must not be cached. */
	readonly isPreview?: true;
}

/** The successive editions of a build. */
export interface Editions {
	/** Today's edition. */
	current(): Edition;
	/** Today's edition plus one unpublished page; `undefined` for any other page. */
	preview(page: Page): Edition | undefined;
	/** The messages that are public at all times. */
	readonly lasting: Messages;
	/** All pages that are not public at all times. */
	readonly datedPages: readonly Page[];
	/** Whether a namespace's public content may change from day to day. */
	isDatedNamespace(namespace: string): boolean;
	/** Seconds for which a response stays valid. @param atMost in seconds. */
	maxAge(atMost: number): number;
}

/** Memoizes a value for the current edition. */
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

/** Messages that always reflect the current edition. */
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
