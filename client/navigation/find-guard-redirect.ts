import type { Locale } from "../../shared/locales.ts";
import { hrefFor, type Page, routeOf } from "../../shared/page-paths.ts";

/** What the guard decides by. */
export interface GuardOptions {
	readonly token: string | undefined;
	/** Path prefixes open to everyone, from the server's configuration. */
	readonly exemptPaths: readonly string[];
	/** The page's named middleware, where it differs from its row's. */
	readonly middleware?: readonly string[];
}

/**
 * Where a visitor without a token is sent instead of a guarded page, without a message; or
 * `undefined` for a page that may be shown. Mirrors the server's guard, which has the last word.
 */
export function findGuardRedirect(
	page: Page,
	locale: Locale,
	options: GuardOptions,
): string | undefined {
	const { token, exemptPaths, middleware = routeOf(page).middleware } = options;
	if (token) return undefined;
	const isExempt =
		page.id === "login" ||
		exemptPaths.some((prefix) => page.path.startsWith(prefix));
	if (isExempt && !middleware?.includes("auth")) return undefined;
	return `${hrefFor("login", locale)}?code=401`;
}
