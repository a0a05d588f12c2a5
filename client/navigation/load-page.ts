import type { ComponentType } from "react";
import type { Locale } from "../../shared/locales.ts";
import { namespacesOf } from "../../shared/pages/page-messages.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import type { PageName } from "../../shared/pages/route.ts";
import { loadChunk } from "../failures/load-errors.ts";
import { pageLoaders } from "../pages/page-loaders.ts";
import type { LoadedPage } from "./loaded-page.ts";
import type { MessageStore } from "./message-store.ts";
import { loadHead } from "./name-document.ts";
import { hasNewBuild } from "./new-build.ts";

/**
 * Loads a page's chunk and messages. Rejects with a `ChunkError` or a `LocaleLoadError`; with the
 * latter where both fail, unless both went with an old build.
 */
export async function loadPage(
	messages: MessageStore,
	page: Page,
	locale: Locale,
): Promise<LoadedPage> {
	const component = loadScripts(page);
	component.catch(() => {});
	try {
		await messages.load(locale, namespacesOf(page));
	} catch (error) {
		// Both went with an old build.
		if (hasNewBuild()) await component;
		throw error;
	}
	const PageComponent = await component;
	return { page, locale, i18n: messages.instance(locale), PageComponent };
}

/** Loads the page that the server rendered: its messages came with the HTML. */
export async function loadFirstPage(
	messages: MessageStore,
	page: Page,
	locale: Locale,
): Promise<LoadedPage> {
	const PageComponent = await loadComponent(routeOf(page).page);
	return { page, locale, i18n: messages.instance(locale), PageComponent };
}

/** Loads a page's chunk, and what writes its title and description into the document. */
async function loadScripts(page: Page): Promise<ComponentType> {
	const [component] = await Promise.all([
		loadComponent(routeOf(page).page),
		loadHead(),
	]);
	return component;
}

function loadComponent(name: PageName): Promise<ComponentType> {
	return loadChunk(pageLoaders[name]);
}
