import { sessionPath } from "./endpoints.ts";
import type { Locale } from "./locales.ts";
import { findLocalizedPage, pageHref } from "./pages/page-hrefs.ts";
import { type Page, routeOf } from "./pages/page-paths.ts";
import { relevantSearch } from "./pages/page-search.ts";

/** Signs in with a passkey. Sub-paths: `options`, `registration`, `registration/options`. */
export const passkeyPath = `${sessionPath}/passkey`;

/** Minimum characters of a staff password. */
export const minimalPassword = 12;

/** Longest query kept for the return after sign-in. Its form is limited to 4 KB. */
const maximalQuery = 1000;

/** Why a sign-in was refused: keys below `failures` in the `login` namespace. */
export type SignInFailure =
	| "missing"
	| "wrong"
	| "mismatch"
	| "passkey"
	| "limited"
	| "disabled"
	| "emergencyOff"
	| "unavailable"
	| "offline"
	| "refused";

export interface RefusedSignIn {
	readonly failure: SignInFailure;
	/** Seconds until the next attempt, if known. */
	readonly retryAfterSeconds?: number | undefined;
	/** Address to return to after sign-in, if one was requested. */
	readonly next?: string | undefined;
	readonly email?: string | undefined;
}

/** Minutes until the next attempt, rounded up, for messages. */
export function minutesOf({ retryAfterSeconds = 60 }: RefusedSignIn): number {
	return Math.max(Math.ceil(retryAfterSeconds / 60), 1);
}

/** Whether a path is exempt from the guard: plain prefix match, as specified. */
export function isExempt(path: string, prefixes: readonly string[]): boolean {
	return prefixes.some((prefix) => path.startsWith(prefix));
}

/** Whether a page is one where people sign in. These are open to everyone. */
export function isDoor({ id }: Page): boolean {
	return id === "login" || id === "invite";
}

/**
 * Whether a page requires a session. Pages where people sign in never do.
 *
 * @param exemptPaths path prefixes open to everyone
 */
export function isGuarded(page: Page, exemptPaths: readonly string[]): boolean {
	if (isDoor(page)) return false;
	return (
		routeOf(page).middleware?.includes("auth") === true ||
		!isExempt(page.path, exemptPaths)
	);
}

/** The address of a guarded page to return to after sign-in, with the query that it reads. */
export function nextAddress(
	page: Page,
	locale: Locale,
	search: string,
): string {
	const query = relevantSearch(page, search);
	const address = pageHref(page, locale);
	return query.length > maximalQuery ? address : address + query;
}

/**
 * Validates a return address from the client. Returns `undefined` for anything but a guarded page,
 * which prevents open redirects. Keeps only the query parameters that the page reads.
 */
export function readNext(
	next: string | null | undefined,
	exemptPaths: readonly string[],
): string | undefined {
	const [path = "", query = ""] = next?.split(/\?(.*)/s) ?? [];
	const found = findLocalizedPage(path);
	return found && isGuarded(found.page, exemptPaths)
		? nextAddress(found.page, found.locale, query)
		: undefined;
}
