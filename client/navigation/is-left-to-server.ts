import { isDocumentOnly, type Page } from "../../shared/pages/page-paths.ts";
import { isGuarded } from "../../shared/sign-in-rules.ts";

/**
 * Whether a page is shown by loading its document. Some always are, for the
 * server makes what they show; other guarded pages are where this tab holds no token: only the
 * server knows the cookie, which a new tab, or a sign-in without scripts, has alone. It answers
 * with the page, or leads to the login page.
 *
 * @param exemptPaths path prefixes open to everyone, from the server's configuration.
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
