import { findLocalizedPage } from "../../shared/pages/page-hrefs.ts";
import { isDocumentOnly, type Page } from "../../shared/pages/page-paths.ts";
import { isGuarded } from "../../shared/sign-in-rules.ts";
import { readPreference } from "../state/locale-preference.ts";
import { readPageData } from "../state/read-page-data.ts";
import { readSession } from "../state/tab-session.ts";
import { hasNewBuild } from "./new-build.ts";
import { needsDocument } from "./route-rules.ts";

/** The page at a path, if it can be shown here, without loading its document. */
export function findShowable(
	path: string,
): ReturnType<typeof findLocalizedPage> {
	const found = findLocalizedPage(path);
	if (!found || hasNewBuild() || needsDocument(path)) return undefined;
	const { page, locale } = found;
	const { guardExemptPaths = ["/"] } = readPageData();
	// Another tab may have changed the language. The start script follows it.
	return locale !== (readPreference() ?? locale) ||
		isLeftToServer(page, readSession().token, guardExemptPaths)
		? undefined
		: found;
}

/**
 * Whether showing a page requires loading its document. That is so for pages that only the server
 * can render, and for guarded pages if this tab has no token: a new tab, or a sign-in without
 * scripts, has only the cookie, which the server must check. It responds with the page or redirects
 * to the login page.
 *
 * @param exemptPaths path prefixes open to everyone, from the server's configuration
 */
export function isLeftToServer(
	page: Page,
	token: string | undefined,
	exemptPaths: readonly string[],
): boolean {
	return (
		isDocumentOnly(page) ||
		(token === undefined && isGuarded(page, exemptPaths))
	);
}
