import { brand } from "../../shared/brand.ts";
import { withoutMarks } from "../../shared/break-mark.ts";
import type { Locale } from "../../shared/locales.ts";
import {
	copyAddress,
	nameAddress,
	readMessage,
} from "../../shared/pages/page-messages.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { stringAt } from "../content/message-trees.ts";
import type { Messages } from "../i18n.ts";

/** A text from a page's copy, if it exists. */
export function findPageText(
	messages: Messages,
	page: Page,
	locale: Locale,
	name: string,
): string | undefined {
	const { namespace, key } = copyAddress(page);
	const text = readMessage(messages.read(locale, namespace), `${key}.${name}`);
	return typeof text === "string" ? withoutMarks(text) : undefined;
}

/**
 * A text from a page's copy.
 *
 * @throws when it is missing, because the build is broken.
 */
export function readPageText(
	messages: Messages,
	page: Page,
	locale: Locale,
	name: string,
): string {
	const text = findPageText(messages, page, locale, name);
	if (text === undefined)
		throw new Error(`no ${name} of ${page.path} in ${locale}`);
	return text;
}

/**
 * A page's name in menus and breadcrumbs.
 *
 * @throws when it is missing.
 */
export function readPageName(
	messages: Messages,
	page: Page,
	locale: Locale,
): string {
	const { namespace, key } = nameAddress(page);
	const name = readMessage(messages.read(locale, namespace), key);
	if (typeof name !== "string")
		throw new Error(`no name of ${page.path} in ${locale}`);
	return name;
}

/** Says that the firm is made up, as the footer does; empty if it is real. */
export function readSampleNote(messages: Messages, locale: Locale): string {
	return brand.isSample
		? withoutMarks(stringAt(messages.read(locale, "common"), "sample.firm"))
		: "";
}
