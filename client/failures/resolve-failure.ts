import { createElement } from "react";
import type { Locale } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import type { LoadedPage } from "../navigation/entry.ts";
import type { MessageStore } from "../navigation/message-store.ts";
import { hasNewBuild } from "../navigation/new-build.ts";
import type { AppError } from "./app-error.ts";
import { LocaleLoadError, raiseChunkError } from "./load-errors.ts";
import { isServerReachable } from "./probe-server.ts";
import { RouteError } from "./RouteError.tsx";
import { takeReload } from "./reload-guard.ts";

interface FailedNavigation {
	readonly page: Page;
	readonly locale: Locale;
	readonly href: string;
	readonly messages: MessageStore;
}

/** What to do after a failed navigation. If both are absent: load the document. */
interface Recovery {
	/** The page to show: its layout with the error inside. */
	readonly loaded?: LoadedPage;
	/** Why the old page stays. */
	readonly notice?: AppError;
}

/** Chooses the best recovery from a failed navigation. */
export async function resolveFailure(
	error: unknown,
	navigation: FailedNavigation,
): Promise<Recovery> {
	const { href } = navigation;
	if (error instanceof LocaleLoadError) {
		const { message, locale, status } = error;
		// The page is outdated, and the messages of its build are gone; or the session has expired, and
		// the server redirects to the login page.
		if (hasNewBuild() || status === 401) return {};
		if (status === undefined && !(await isServerReachable()))
			return { notice: { kind: "offline", message, retry: href } };
		const isOtherLanguage = locale !== document.documentElement.lang;
		return status === undefined && !isOtherLanguage
			? // The server can send the page with its messages.
				{}
			: { notice: { kind: "locale", message, retry: href } };
	}
	raiseChunkError(error, pathOf(href));
	if (!(await isServerReachable()))
		return { notice: { kind: "offline", retry: href } };
	if (takeReload(pathOf(href))) return {};
	const loaded = await loadFailedPage(error, navigation);
	return loaded ? { loaded } : { notice: { kind: "chunk", retry: href } };
}

/** The requested page's layout with the error inside. */
async function loadFailedPage(
	error: unknown,
	{ page, locale, messages }: FailedNavigation,
): Promise<LoadedPage | undefined> {
	try {
		await messages.loadFor(page, locale);
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
