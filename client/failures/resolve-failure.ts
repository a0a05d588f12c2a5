import { createElement } from "react";
import type { Locale } from "../../shared/locales.ts";
import { namespacesOf } from "../../shared/pages/page-messages.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import type { LoadedPage } from "../navigation/loaded-page.ts";
import type { MessageStore } from "../navigation/message-store.ts";
import { hasNewBuild } from "../navigation/new-build.ts";
import { setAppError } from "./app-error.ts";
import { mayReload } from "./chunk-errors.ts";
import { LocaleLoadError } from "./locale-load-error.ts";
import { isServerReachable } from "./probe-server.ts";
import { RouteError } from "./RouteError.tsx";
import { raiseChunkError } from "./raise-chunk-error.ts";

export interface FailedNavigation {
	readonly found: { readonly page: Page; readonly locale: Locale };
	readonly href: string;
	readonly messages: MessageStore;
}

/** What to do after a failed navigation: show an error, load a document, or stay. */
export interface Outcome {
	readonly loaded?: LoadedPage;
	readonly isForServer?: boolean;
	/** Tells the visitor why the old page stays. */
	report(): void;
}

/** Chooses the best recovery from a failed navigation. */
export async function resolveFailure(
	error: unknown,
	navigation: FailedNavigation,
): Promise<Outcome> {
	const { href } = navigation;
	const report = () => {};
	if (error instanceof LocaleLoadError) {
		// The page is outdated, and the messages of its build are gone.
		if (hasNewBuild()) return { isForServer: true, report };
		const { message, locale, status } = error;
		// The session has expired; the server redirects to the login page.
		if (status === 401) return { isForServer: true, report };
		const isOtherLanguage = locale !== document.documentElement.lang;
		if (status === undefined && !(await isServerReachable()))
			return {
				report: () => setAppError({ kind: "offline", message, href }),
			};
		return status === undefined && !isOtherLanguage
			? // The server can send the page with its messages.
				{ isForServer: true, report }
			: { report: () => setAppError({ kind: "locale", message, href }) };
	}
	raiseChunkError(error, pathOf(href));
	if (!(await isServerReachable()))
		return { report: () => setAppError({ kind: "offline", href }) };
	if (mayReload(pathOf(href))) return { isForServer: true, report };
	const loaded = await loadFailedPage(error, navigation);
	return loaded
		? { loaded, report }
		: { report: () => setAppError({ kind: "chunk", href }) };
}

/** The requested page's layout with the error inside. */
async function loadFailedPage(
	error: unknown,
	{ found, messages }: FailedNavigation,
): Promise<LoadedPage | undefined> {
	const { page, locale } = found;
	try {
		await messages.load(locale, namespacesOf(page));
	} catch {
		return undefined;
	}
	return {
		page,
		locale,
		i18n: messages.instance(locale),
		PageBody: () => createElement(RouteError, { error }),
	};
}

function pathOf(href: string): string {
	return href.replace(/[?#].*/s, "");
}
