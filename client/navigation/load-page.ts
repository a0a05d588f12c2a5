import type { ComponentType } from "react";
import type { Locale } from "../../shared/locales.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import type { PageName } from "../../shared/pages/route-types.ts";
import { loadChunk } from "../failures/load-errors.ts";
import { withRouteErrors } from "../failures/RouteErrorBoundary.tsx";
import type { createPageBody } from "../layouts/page-body.tsx";
import { pageHydration } from "../pages/page-hydration.ts";
import { loadPageComponent } from "../pages/page-loaders.ts";
import { readPageData } from "../state/read-page-data.ts";
import type { LoadedPage } from "./entry.ts";
import type { MessageStore } from "./message-store.ts";
import { loadHead } from "./name-document.ts";
import { hasNewBuild } from "./new-build.ts";

/**
 * Loads a page's chunk and messages. Rejects with a `ChunkError` or a `LocaleLoadError`. If both
 * fail it is the latter, unless the server has a new build.
 */
export async function loadPage(
	messages: MessageStore,
	page: Page,
	locale: Locale,
): Promise<LoadedPage> {
	const body = loadBody(routeOf(page).page);
	body.catch(() => {});
	const texts = messages.loadFor(page, locale);
	// Requested last and not awaited: the page has priority.
	loadHead().catch(() => {});
	try {
		await texts;
	} catch (error) {
		// With a new build both files are gone: the chunk's error comes first.
		if (hasNewBuild()) await body;
		throw error;
	}
	const PageBody = await body;
	return { page, locale, i18n: messages.instance(locale), PageBody };
}

/** Loads what hydrating the server-rendered page needs at once. Its messages came with the HTML. */
export async function loadFirstPage(
	messages: MessageStore,
	page: Page,
	locale: Locale,
): Promise<LoadedPage> {
	const loaded = { page, locale, i18n: messages.instance(locale) };
	const name = routeOf(page).page;
	const isWanted =
		pageHydration[name] === "start" ||
		(pageHydration[name] === "interaction" && continuesSomething());
	return isWanted ? { ...loaded, PageBody: await loadBody(name) } : loaded;
}

let makeBody: typeof createPageBody;

/** Injects {@link createPageBody}, which comes with every page's chunk. */
export function setBodyMaker(make: typeof createPageBody): void {
	makeBody = make;
}

const bodies = new Map<PageName, ComponentType>();

/** Loads the content of `main`. Returns the same component each time, or React would remount it. */
export async function loadBody(name: PageName): Promise<ComponentType> {
	const PageComponent = await loadChunk(() => loadPageComponent(name));
	const body = bodies.get(name) ?? makeBody(withRouteErrors(PageComponent));
	bodies.set(name, body);
	return body;
}

/** Key prefixes of enquiry drafts and note drafts. */
const draftKeys = /^(enquiry:|desk-note$)/;

/**
 * Whether the document continues something: its URL has a query, the server shows a form again, or
 * this tab has a saved draft.
 */
function continuesSomething(): boolean {
	return (
		window.location.search !== "" ||
		readPageData().submitted !== undefined ||
		hasDraft()
	);
}

function hasDraft(): boolean {
	try {
		return Object.keys(sessionStorage).some((key) => draftKeys.test(key));
	} catch {
		return false;
	}
}
