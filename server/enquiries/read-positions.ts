import type { EnquiryFault } from "../../shared/enquiry/enquiry.ts";
import { defaultLocale, type Locale } from "../../shared/locales.ts";
import { copyAddress, readMessage } from "../../shared/pages/page-messages.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { today } from "../../shared/today.ts";
import type { Messages } from "../i18n.ts";

/** Why a vacancy, by its reference, takes no applications; `undefined` if it does. */
export type CheckPosition = (reference: string) => EnquiryFault | undefined;

/**
 * Creates a function that looks up public vacancies by reference, which is the same in all
 * languages.
 *
 * @param now milliseconds since 1970.
 */
export function positionChecker(
	messages: Messages,
	now: () => number = () => Date.now(),
): CheckPosition {
	return (reference) => {
		const namespace = listPositions(messages).find(
			(name) => readText(messages, name, "reference") === reference,
		);
		if (!namespace) return "positionForm";
		const closes = readText(messages, namespace, "closes.iso");
		return closes !== undefined && closes < today(now())
			? "positionClosed"
			: undefined;
	};
}

/** The reference of the vacancy that a page is about; `undefined` for other pages. */
export function readPositionReference(
	messages: Messages,
	page: Page,
): string | undefined {
	return page.id === "position"
		? readText(messages, copyAddress(page).namespace, "reference")
		: undefined;
}

/** The titles of the site's vacancies in a language, by reference. */
export function positionTitles(
	messages: Messages,
	locale: Locale,
): ReadonlyMap<string, string> {
	const titles = listPositions(messages).flatMap((name) => {
		const reference = readText(messages, name, "reference");
		const title = reference && readText(messages, name, "title", locale);
		return reference && title ? [[reference, title] as const] : [];
	});
	return new Map(titles);
}

/** The namespaces of vacancies, one each. */
function listPositions({ namespaces }: Messages): readonly string[] {
	return namespaces.filter((name) => name.startsWith("position-"));
}

function readText(
	messages: Messages,
	namespace: string,
	name: string,
	locale: Locale = defaultLocale,
): string | undefined {
	const message = readMessage(messages.read(locale, namespace), `page.${name}`);
	return typeof message === "string" ? message : undefined;
}
