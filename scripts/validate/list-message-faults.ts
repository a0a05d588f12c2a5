import { isPageCopy } from "../../shared/pages/page-copy.ts";
import { copyAddress } from "../../shared/pages/page-messages.ts";
import { pageKinds, pageNamespace } from "../content/content-kinds.ts";
import type { Content, LocaleSources } from "../content/read-content.ts";
import {
	listAnchors,
	listSitePages,
	type Slugs,
} from "../content/site-pages.ts";
import type { Message } from "../words/words.ts";
import { compareMessages } from "./compare-messages.ts";
import { listMissingCopy, listStyleFaults } from "./copy-faults.ts";
import {
	listClaims,
	listExampleFaults,
	type Telling,
} from "./example-faults.ts";
import type { Fault } from "./fault.ts";
import { listHiringLawFaults } from "./hiring-law-faults.ts";
import { locateMessage } from "./locate-message.ts";
import { listTexts, type MessageFault } from "./message-fault.ts";
import { listWordingFaults } from "./wording-faults.ts";

/** Messages by namespace, as pages read them. */
type Namespaces = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * Whether a namespace is of a page compiled from content. Compiled lists are left out: their faults
 * are reported at the content files.
 */
const isCompiledPage = (name: string) =>
	pageKinds.some((kind) => name.startsWith(pageNamespace(kind, "")));

/**
 * All faults in a language's messages once facts and lists are filled in: style, claims, wording,
 * unlawful offers, unmarked examples, and pages without copy.
 *
 * @param compiled the slugs of the content in the namespaces.
 */
export function listMessageFaults(
	sources: LocaleSources,
	namespaces: Namespaces,
	compiled: Slugs,
	{ facts, hiringLaw }: Pick<Content, "facts" | "hiringLaw">,
): Fault[] {
	const laws = hiringLaw.entries;
	const { locale, content, messages } = sources;
	const written = [
		...[...messages].map(([name, { value }]) => [name, value] as const),
		...[...namespaces].filter(([name]) => isCompiledPage(name)),
	];
	const locate = (name: string, fault: MessageFault): Fault =>
		locateMessage(sources, { namespace: name, ...fault });
	// Topics are in the route table by name, even if their texts have faults.
	const faulty = sources.slugs.topics
		.filter((slug) => !compiled.topics.includes(slug))
		.map((slug) => pageNamespace("topics", slug));
	const listTextFaults = (message: unknown): MessageFault[] => [
		...listStyleFaults(message, locale),
		...listClaims(message, locale),
		...listWordingFaults(message, locale),
		...listHiringLawFaults(message, laws),
	];
	const badge = namespaces.get("common")?.example;
	return [
		...written.flatMap(([name, message]) =>
			listTextFaults(message).map((fault) => locate(name, fault)),
		),
		// Offices and templates have no page of their own.
		...[...content.offices, ...content.templates].flatMap(
			({ fields, source }) =>
				listTextFaults(fields).map(({ path, message }) =>
					source.fault(path, message),
				),
		),
		// Facts and laws appear on pages of every language, but are in a file shared by all languages.
		...[facts.source, hiringLaw.source].flatMap((source) =>
			listTranslated(source?.value, locale).flatMap(({ path, text }) =>
				listTextFaults(text).flatMap(({ message }) =>
					source ? [source.fault(path, message)] : [],
				),
			),
		),
		...(typeof badge === "string"
			? listExampleFaults(listTellings(namespaces, locate), badge)
			: []),
		...listMissingCopy(
			namespaces,
			listSitePages(compiled).filter(
				(page) => !faulty.includes(copyAddress(page).namespace),
			),
			(page) => listAnchors(page, compiled),
			locale,
		).map((fault) => locate(fault.namespace, fault)),
	];
}

/** The texts of one language in a value that holds those of all. */
function listTranslated(value: unknown, locale: string) {
	return listTexts(value).filter(({ path }) => path.at(-1) === locale);
}

/** Compares two languages' message files, as far as they can be read. */
export function compareLocales(
	source: LocaleSources,
	other: LocaleSources,
	unreadable: ReadonlySet<string>,
): Fault[] {
	const names = new Set([...source.messages.keys(), ...other.messages.keys()]);
	return [...names].flatMap((namespace) => {
		if (unreadable.has(`locales/${source.locale}/${namespace}.json`)) return [];
		const [left, right] = [source, other].map(
			({ messages }) => messages.get(namespace)?.value,
		);
		return compareMessages(left ?? {}, right ?? {}, other.locale).map((fault) =>
			locateMessage(other, { namespace, ...fault }),
		);
	});
}

/**
 * What every page with its own copy tells. Made-up cases are sections with the layout `story`, and
 * success-story articles marked as examples.
 */
function listTellings(
	namespaces: Namespaces,
	locate: (name: string, fault: MessageFault) => Fault,
): Telling[] {
	return [...namespaces].flatMap(([name, messages]) =>
		Object.entries(messages).flatMap(([key, message]): Telling[] => {
			if (!isPageCopy(message)) return [];
			const { title, description, sections } = message;
			const isExample = "example" in message;
			const isCase =
				isExample && "topic" in message && message.topic === "success-stories";
			const stories = sections.filter(({ layout }) => layout === "story");
			const cases = stories.length + Number(isCase);
			const fault = (field: string, reason: Message) =>
				locate(name, { path: [key, field], message: reason });
			return [{ fault, title, description, cases, isExample }];
		}),
	);
}
