import type { EnquiryFault } from "../../shared/enquiry/enquiry.ts";
import { defaultLocale, type Locale } from "../../shared/locales.ts";
import { copyAddress, readMessage } from "../../shared/pages/page-messages.ts";
import { type Page, pages } from "../../shared/pages/page-paths.ts";
import { today } from "../../shared/today.ts";
import type { Messages } from "../i18n.ts";

/** Whether applications are taken for a vacancy, by its reference. */
export type CheckPosition = (reference: string) => EnquiryFault | undefined;

/** A function that looks vacancies up among those of the site, all of whose languages have the same. */
export function positionChecker(messages: Messages): CheckPosition {
	return (reference) => {
		const page = pages.find(
			(page) =>
				page.id === "position" &&
				readPositionReference(messages, page) === reference,
		);
		if (!page) return "positionForm";
		const closes = readText(messages, page, "closes.iso");
		return closes !== undefined && closes < today()
			? "positionClosed"
			: undefined;
	};
}

/** The reference of the vacancy that a page is about; nothing on other pages. */
export function readPositionReference(
	messages: Messages,
	page: Page,
): string | undefined {
	return page.id === "position"
		? readText(messages, page, "reference")
		: undefined;
}

/** The titles of the site's vacancies in a language, by their references. */
export function positionTitles(
	messages: Messages,
	locale: Locale,
): ReadonlyMap<string, string> {
	const titles = pages.flatMap((page) => {
		const reference = readPositionReference(messages, page);
		const title = reference && readText(messages, page, "title", locale);
		return reference && title ? [[reference, title] as const] : [];
	});
	return new Map(titles);
}

function readText(
	messages: Messages,
	page: Page,
	name: string,
	locale: Locale = defaultLocale,
): string | undefined {
	const { namespace, key } = copyAddress(page);
	const message = readMessage(
		messages.read(locale, namespace),
		`${key}.${name}`,
	);
	return typeof message === "string" ? message : undefined;
}
