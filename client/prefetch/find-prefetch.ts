import type { Locale } from "../../shared/locales.ts";
import {
	findLocalizedPage,
	isDocumentOnly,
	type Page,
} from "../../shared/pages/page-paths.ts";

export interface PrefetchLink {
	/** Absolute address. */
	readonly href: string;
	readonly target: string;
	readonly isDownload: boolean;
}

export interface Connection {
	readonly saveData: boolean;
	readonly effectiveType: string;
}

/**
 * The page that a link leads to, if it is worth loading ahead: none for links that leave the
 * document or the site, lead to a section, to the page that is shown or to one that is a document of its own.
 *
 * @param currentHref absolute address of what is shown.
 */
export function findPrefetch(
	{ href, target, isDownload }: PrefetchLink,
	currentHref: string,
): { page: Page; locale: Locale } | undefined {
	if (isDownload || (target !== "" && target !== "_self")) return undefined;
	if (!URL.canParse(href)) return undefined;
	const url = new URL(href);
	const current = new URL(currentHref);
	if (url.origin !== current.origin || href.includes("#")) return undefined;
	if (url.pathname === current.pathname) return undefined;
	const found = findLocalizedPage(url.pathname);
	return found && !isDocumentOnly(found.page) ? found : undefined;
}

/** Whether the connection is good enough to load what nobody has asked for. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
	return (
		!connection?.saveData &&
		!["slow-2g", "2g"].includes(connection?.effectiveType ?? "")
	);
}

/** The browser's connection, where it tells. */
export function readConnection(navigator: object): Connection | undefined {
	const connection: unknown =
		"connection" in navigator ? navigator.connection : undefined;
	if (typeof connection !== "object" || connection === null) return undefined;
	return {
		saveData: "saveData" in connection && connection.saveData === true,
		effectiveType:
			"effectiveType" in connection ? String(connection.effectiveType) : "",
	};
}
