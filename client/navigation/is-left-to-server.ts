import { isDocumentOnly, type Page } from "../../shared/pages/page-paths.ts";
import { isGuarded } from "../../shared/sign-in-rules.ts";

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
