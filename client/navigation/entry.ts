import type { ComponentType } from "react";
import type { Path } from "react-router";
import type { Locale } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import type { Translator } from "../../shared/translator.ts";

/** A history entry with its loaded page. */
export interface Entry {
	readonly loaded: LoadedPage;
	/** A new object for each entry. */
	readonly location: Path;
	/** Whether the browser's history already has the entry: after Back, Forward and reloads. */
	readonly isReturn: boolean;
	/** Index among this tab's history entries, used to undo a failed Back or Forward. */
	readonly index: number;
}

/** Parses an address of the site; by default the current one. */
export function readTarget(href: string = window.location.href): Path {
	const { pathname, search, hash } = new URL(href, window.location.href);
	return { pathname, search, hash };
}

/** A page with everything needed to render it. */
export interface LoadedPage {
	readonly page: Page;
	readonly locale: Locale;
	readonly i18n: Translator;
	/** Content of `main`; absent if the first page keeps the server's HTML. */
	readonly PageBody?: ComponentType;
}
