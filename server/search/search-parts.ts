import type { Locale } from "../../shared/locales.ts";
import { anchorLabel, partId } from "../../shared/pages/anchors.ts";
import type { Message } from "../../shared/pages/page-data.ts";
import { copyAddress, readMessage } from "../../shared/pages/page-messages.ts";
import { anchorsOf, type Page } from "../../shared/pages/page-paths.ts";
import type { PageId } from "../../shared/routes.ts";
import { listOf, messageAt, stringAt } from "../content/message-trees.ts";
import type { Messages } from "../i18n.ts";
import {
	collectNames,
	collectText,
	readText,
	splitHtml,
} from "./collect-text.ts";

/** A part of a page that is found separately, by its anchor. */
interface Part {
	readonly anchor: string;
	readonly heading: string;
	/** The names of its points. */
	readonly names: string;
	/** Reads its text lazily, because the other locale's parts are needed only for their names. */
	readonly read: () => string;
}

/** Parts outside of a page's sections, by their keys, which are also their anchors. */
const groups: { readonly [Id in PageId]?: readonly string[] } = {
	home: ["hero", "services", "expertise", "nationalization"],
	services: ["models"],
	industries: ["how"],
	contact: ["write", "next", "verify", "faq"],
};

/** The parts of a page in a locale, in page order. */
export function listParts(
	messages: Messages,
	page: Page,
	locale: Locale,
): Part[] {
	const { namespace, key } = copyAddress(page);
	const all = messages.read(locale, namespace);
	const copy = readMessage(all, key);
	const html = stringAt(copy, "html");
	if (html)
		return splitHtml(html).map(({ rest, ...part }) => ({
			...part,
			names: "",
			read: () => readText(rest),
		}));
	return [
		...(page.id === "locations" ? listOffices(messages, locale) : []),
		...listSections(
			messages,
			page,
			locale,
			listOf(messageAt(copy, "sections")),
		),
		...(groups[page.id] ?? []).map((group) =>
			describePart(group, readMessage(all, group)),
		),
	];
}

function describePart(
	anchor: string,
	message: Message | undefined,
	heading = "heading",
): Part {
	return {
		anchor,
		heading: stringAt(message, heading),
		names: collectNames(message),
		read: () => collectText(message),
	};
}

function listSections(
	messages: Messages,
	page: Page,
	locale: Locale,
	sections: readonly Message[],
): Part[] {
	const anchors = anchorsOf(page);
	// A page's own parts come before its sections, and so do their anchors.
	const offset = Math.max(0, anchors.length - sections.length);
	const labels = messages.read(locale, "common");
	return sections.map((section, index) => {
		const anchor = anchors[index + offset];
		const label =
			anchor && readMessage(labels, `names.anchors.${anchorLabel(anchor)}`);
		const part = describePart(anchor ?? partId(index), section);
		return typeof label === "string" ? { ...part, heading: label } : part;
	});
}

function listOffices(messages: Messages, locale: Locale): Part[] {
	const offices = listOf(
		readMessage(messages.read(locale, "offices"), "items"),
	);
	return offices.map((office) =>
		describePart(stringAt(office, "id"), office, "name"),
	);
}
