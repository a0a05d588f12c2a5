import { expect } from "vitest";
import * as z from "zod";
import { testBuild } from "../../scripts/test/test-build.ts";
import { brand } from "../../shared/brand.ts";
import type { Locale } from "../../shared/locales.ts";
import { copyAddress, readMessage } from "../../shared/pages/page-messages.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { loadMessages } from "../i18n.ts";
import { listLinkedData } from "./linked-data.ts";
import { siteOrigin, typed } from "./test-linked-data-forms.ts";

const messages = await loadMessages(`${await testBuild("production")}/locales`);
/** A day on which every vacancy is still open. */
const early = "2026-01-01";

/** The page's data as a search engine reads it. */
export function describeAt(
	page: Page,
	locale: Locale,
	{ today = early, isSample = brand.isSample } = {},
) {
	const read = (namespace: string) => messages.read(locale, namespace);
	const data = listLinkedData({
		page,
		locale,
		siteOrigin,
		read,
		today,
		isSample,
	});
	return z.array(typed).parse(JSON.parse(JSON.stringify(data)));
}

/** The types of a page's data, in order. */
export function typesOf(
	page: Page,
	locale: Locale,
	options?: { today?: string; isSample?: boolean },
): string[] {
	return describeAt(page, locale, options).flatMap((data) => data["@type"]);
}

/** The page's only data of a type, parsed by the type's schema. */
export function findData<Form extends z.ZodType>(
	form: Form,
	type: string,
	page: Page,
	locale: Locale,
	options?: { today?: string; isSample?: boolean },
): z.output<Form> {
	const found = describeAt(page, locale, options).filter(
		(data) => data["@type"] === type,
	);
	expect(found, `${page.path} ${type}`).toHaveLength(1);
	return form.parse(found[0]);
}

/** A message from the page's copy. */
export function readCopy(page: Page, locale: Locale, name: string) {
	const { namespace, key } = copyAddress(page);
	return readMessage(messages.read(locale, namespace), `${key}.${name}`);
}
