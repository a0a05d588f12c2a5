import { hash } from "node:crypto";
import { localeCodes } from "../../shared/locales.ts";
import { isListed, type Page, pages } from "../../shared/pages/page-paths.ts";
import { today } from "../../shared/today.ts";
import type { Messages } from "../i18n.ts";
import {
	type DatedContent,
	type DatedEntry,
	datedKinds,
	pageOfEntry,
} from "./dated-content.ts";
import { dayAfter, startOfDay } from "./days.ts";
import type { Edition, Editions } from "./edition.ts";
import { markMessages, withoutHidden } from "./edition-messages.ts";
import { nextChange, standingOn, type Term } from "./publication.ts";

interface EditionSource {
	/** All messages, including those of unpublished content. */
	readonly messages: Messages;
	readonly dated: DatedContent;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** Shows unpublished content, marked as such, for authors. */
	readonly showsHidden?: boolean;
}

/** Derives a build's public content from the clock, so that publication needs no restart. */
export function createEditions(source: EditionSource): Editions {
	const { messages, dated, now, showsHidden = false } = source;
	const entries = new Map(
		dated.pages.map((entry) => [pageOfEntry(entry).path, entry]),
	);
	const terms = [...dated.pages, ...dated.facts];
	const lasting = withoutHidden(messages, dated);
	let known: Edition | undefined;

	function makeEdition(day: string, shown?: DatedEntry): Edition {
		const isVisible = (term: Term) =>
			showsHidden || term === shown || standingOn(term, day) === "public";
		const select = (test: (term: Term) => boolean): DatedContent => ({
			pages: dated.pages.filter(test),
			facts: dated.facts.filter(test),
		});
		const visible = select(isVisible);
		const selected = withoutHidden(
			messages,
			select((term) => !isVisible(term)),
		);
		const marked = showsHidden
			? dated
			: { pages: shown ? [shown] : [], facts: [] };
		const visiblePages = visible.pages.map(pageOfEntry);
		const paths = new Set(visiblePages.map(({ path }) => path));
		const change = nextChange(terms, day);
		return {
			id: nameEdition(visible, showsHidden ? day : ""),
			day,
			dayStartsAt: startOfDay(day),
			dayEndsAt: startOfDay(dayAfter(day)),
			changesAt: change ? startOfDay(change) : Number.POSITIVE_INFINITY,
			messages: markMessages(selected, marked, day),
			pages: [...pages, ...visiblePages],
			isPublic: (page) =>
				!isDatedKind(page) || isListed(page) || paths.has(page.path),
			...(shown && { isPreview: true }),
		};
	}

	function current(): Edition {
		const instant = now();
		// Clocks can go backward, too.
		if (known && instant < known.dayEndsAt && instant >= known.dayStartsAt)
			return known;
		const next = makeEdition(today(instant));
		known =
			next.id === known?.id ? { ...next, messages: known.messages } : next;
		return known;
	}

	return {
		current,
		preview(page) {
			const entry = entries.get(page.path);
			const { day } = current();
			return entry && standingOn(entry, day) !== "public"
				? makeEdition(day, entry)
				: undefined;
		},
		lasting,
		datedPages: dated.pages.map(pageOfEntry),
		isDatedNamespace: (namespace) =>
			!lasting.namespaces.includes(namespace) ||
			localeCodes.some(
				(locale) =>
					messages.read(locale, namespace) !== lasting.read(locale, namespace),
			),
		maxAge(atMost) {
			const seconds = Math.floor((current().changesAt - now()) / 1000);
			return Math.max(0, Math.min(atMost, seconds));
		},
	};
}

function isDatedKind({ id }: Page): boolean {
	return datedKinds.some((kind) => kind === id);
}

/**
 * Derived from the visible content, so that days with the same content share an id. Entity tags
 * contain it, so one of the hidden content would tell who guesses its names that they are right.
 */
function nameEdition({ pages, facts }: DatedContent, day: string): string {
	const names = [
		...pages.map(({ kind, slug }) => `${kind} ${slug}`),
		...facts.map(({ id }) => id),
	];
	return hash("sha256", JSON.stringify([names, day]), "base64url").slice(0, 16);
}
