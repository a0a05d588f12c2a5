import type { i18n } from "i18next";
import type { ComponentType } from "react";
import type { Locale } from "../../shared/locales.ts";
import { namespacesOf } from "../../shared/page-messages.ts";
import { type Page, routeOf } from "../../shared/page-paths.ts";
import { pageLoaders } from "../pages/page-loaders.ts";
import type { MessageStore } from "./message-store.ts";

/** A page with all that it takes to show it. */
export interface LoadedPage {
	readonly page: Page;
	readonly locale: Locale;
	readonly i18n: i18n;
	readonly PageComponent: ComponentType;
}

/** Loads a page's chunk and messages. */
export async function loadPage(
	messages: MessageStore,
	page: Page,
	locale: Locale,
): Promise<LoadedPage> {
	const [PageComponent] = await Promise.all([
		pageLoaders[routeOf(page).page](),
		messages.load(locale, namespacesOf(page)),
	]);
	return { page, locale, i18n: messages.instance(locale), PageComponent };
}

/** Loads the page that the server rendered: its messages came with the HTML. */
export async function loadFirstPage(
	messages: MessageStore,
	page: Page,
	locale: Locale,
): Promise<LoadedPage> {
	const PageComponent = await pageLoaders[routeOf(page).page]();
	return { page, locale, i18n: messages.instance(locale), PageComponent };
}
