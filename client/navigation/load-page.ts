import type { ComponentType } from "react";
import type { Locale } from "../../shared/locales.ts";
import { namespacesOf } from "../../shared/pages/page-messages.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import type { PageName } from "../../shared/pages/route.ts";
import { loadChunk } from "../failures/load-errors.ts";
import { withRouteErrors } from "../failures/RouteErrorBoundary.tsx";
import { pageHydration } from "../pages/page-hydration.ts";
import { loadPageComponent } from "../pages/page-loaders.ts";
import { isBegun } from "./is-begun.ts";
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
	const body = loadScripts(page);
	body.catch(() => {});
	try {
		await messages.load(locale, namespacesOf(page));
	} catch (error) {
		// Both went with an old build.
		if (hasNewBuild()) await body;
		throw error;
	}
	const PageBody = await body;
	return { page, locale, i18n: messages.instance(locale), PageBody };
}

/**
 * Loads the page that the server rendered, as far as React has to have it at once: its messages
 * came with the HTML.
 */
export async function loadFirstPage(
	messages: MessageStore,
	page: Page,
	locale: Locale,
): Promise<LoadedPage> {
	const loaded = { page, locale, i18n: messages.instance(locale) };
	const name = routeOf(page).page;
	const isWanted =
		pageHydration[name] === "start" ||
		(pageHydration[name] === "touch" && isBegun());
	return isWanted ? { ...loaded, PageBody: await loadBody(name) } : loaded;
}

/** Loads a page's chunk, and what writes its title and description into the document. */
async function loadScripts(page: Page): Promise<ComponentType> {
	const [body] = await Promise.all([loadBody(routeOf(page).page), loadHead()]);
	return body;
}

const bodies = new Map<PageName, ComponentType>();

/** Loads what stands in `main`: the same component each time, or React would build it anew. */
export async function loadBody(name: PageName): Promise<ComponentType> {
	const [PageComponent, { createPageBody }] = await Promise.all([
		loadChunk(() => loadPageComponent(name)),
		loadChunk(() => import("../pages/page-parts.ts")),
	]);
	const body =
		bodies.get(name) ?? createPageBody(withRouteErrors(PageComponent));
	bodies.set(name, body);
	return body;
}
