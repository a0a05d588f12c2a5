import { sessionPath } from "./endpoints.ts";
import type { Locale } from "./locales.ts";
import { findLocalizedPage, pageHref } from "./pages/page-hrefs.ts";
import { type Page, routeOf } from "./pages/page-paths.ts";
import { relevantSearch } from "./pages/page-search.ts";

/** Signs in with a passkey; below it are `options`, `registration` and `registration/options`. */
export const passkeyPath = `${sessionPath}/passkey`;

/** Characters that a password of staff has at least. */
export const minimalPassword = 12;

/** Characters of a query that the way back keeps: the form that carries it ends at 4 KB. */
const maximalQuery = 1000;

/** Why a sign-in was refused: keys below `failures` in the `login` namespace. */
const signInFailures = [
	"missing",
	"wrong",
	"mismatch",
	"passkey",
	"limited",
	"disabled",
	"emergencyOff",
	"unavailable",
	"offline",
	"refused",
] as const;

export type SignInFailure = (typeof signInFailures)[number];

export interface RefusedSignIn {
	readonly failure: SignInFailure;
	/** Seconds until the next attempt, where that is known. */
	readonly retryAfterSeconds?: number | undefined;
	/** Address of the page to go to afterwards, where it was asked for. */
	readonly next?: string | undefined;
	/** The email address that was typed. */
	readonly email?: string | undefined;
}

/** Full minutes to wait until the next attempt, for messages. */
export function minutesOf({ retryAfterSeconds = 60 }: RefusedSignIn): number {
	return Math.max(Math.ceil(retryAfterSeconds / 60), 1);
}

/** Whether a path is exempt from the guard: plain prefix match, as specified. */
export function isExempt(path: string, prefixes: readonly string[]): boolean {
	return prefixes.some((prefix) => path.startsWith(prefix));
}

/** Whether a page is a way in, which is open to everyone, or nobody could ever sign in. */
export function isDoor({ id }: Page): boolean {
	return id === "login" || id === "invite";
}

/**
 * Whether a page is for holders of a token alone. The ways in never are.
 *
 * @param exemptPaths path prefixes open to everyone.
 */
export function isGuarded(page: Page, exemptPaths: readonly string[]): boolean {
	if (isDoor(page)) return false;
	return (
		routeOf(page).middleware?.includes("auth") === true ||
		!isExempt(page.path, exemptPaths)
	);
}

/** The address of a guarded page with the query that it reads, for after the sign-in. */
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
 * The address of a guarded page as somebody gave it, for after the sign-in; `undefined` for
 * whatever else, so that nobody is led astray. Of the query stays what the page reads.
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
