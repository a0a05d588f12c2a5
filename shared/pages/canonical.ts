import { localeCodes, locales, localizePath, splitLocale } from "../locales.ts";
import { percentDecode } from "../percent-decode.ts";
import { findUnlisted, type Page, pages, routeOf } from "./page-paths.ts";

const pathsByLowerCase = new Map(
	pages.map((page) => [page.path.toLowerCase(), page.path]),
);

/** A parsed request target. */
export interface Target {
	/** Percent-encoded path as requested, without query. */
	readonly path: string;
	/** Query string with its `?`, or empty. */
	readonly search: string;
}

/** Origin of the absolute form, path, query. */
const targetPattern = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i;

/**
 * Parses a request target without `URL`, which reads `//host` as an authority and throws on some
 * targets. The absolute form (RFC 9112, section 3.2.2) loses its origin. A fragment, which no valid
 * target has, is dropped.
 */
export function parseTarget(target: string): Target {
	const [, path = "", search = ""] = targetPattern.exec(target) ?? [];
	return { path: path.startsWith("/") ? path : `/${path}`, search };
}

/**
 * The canonical path of a page, percent-encoded and safe in a `Location` header: it starts with
 * exactly one slash and contains no backslash. Removes repeated and trailing slashes, and the code
 * of the unprefixed locale where it stands as a prefix; fixes the case of locale prefixes and known
 * pages, and removes their file names. Idempotent. Returns `undefined` for a path that cannot be
 * decoded.
 *
 * @param known tells whether an unlisted page exists
 */
export function canonicalPath(
	path: string,
	known?: { isPublic(page: Page): boolean },
): string | undefined {
	const segments = path.split("/").filter((segment) => segment !== "");
	const decoded = segments.map((segment) =>
		percentDecode(encodeUnsafe(segment)),
	);
	if (decoded.includes(undefined)) return undefined;

	let start = 0;
	while (isUnprefixedCode(decoded[start])) start++;
	const prefix = findPrefix(decoded[start]);
	const head = prefix ? start + 1 : start;
	const rest = `/${segments.slice(head).map(encodeUnsafe).join("/")}`;
	// An encoded slash is not a separator, so a segment that contains one names no page.
	const plain = `/${decoded.slice(head).join("/")}`;
	const own = decoded.slice(head).some((segment) => segment?.includes("/"))
		? undefined
		: (findCanonicalPath(plain, known) ??
			findCanonicalPath(withoutFileName(plain), known));
	const { locale } = splitLocale(prefix ?? "/");
	return localizePath(own ?? rest, locale);
}

/**
 * The page's path in its canonical case, found case-insensitively.
 *
 * @param known tells whether an unlisted page exists
 */
export function findCanonicalPath(
	path: string,
	known?: { isPublic(page: Page): boolean },
): string | undefined {
	const lower = path.toLowerCase();
	const listed = pathsByLowerCase.get(lower);
	if (listed || !known) return listed;
	const page = findUnlisted(lower);
	// Invitation codes are case-sensitive.
	if (!page || routeOf(page).isPrivate) return undefined;
	return known.isPublic(page) ? page.path : undefined;
}

/**
 * Percent-encodes what a header may not contain and what a browser reads as a slash. Each character
 * of a request target is a byte: Node decodes targets as Latin-1.
 */
export function encodeUnsafe(target: string): string {
	return target.replace(/[^!$%&'()*+,./0-9:;=?@A-Z[\]_a-z~-]/gu, (character) =>
		character.charCodeAt(0) > 0xff
			? encodeURIComponent(character.toWellFormed())
			: `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
	);
}

/** A path without the names that files of pages have: `/index.html`, `/login.html`. */
function withoutFileName(path: string): string {
	return path.replace(/(?:\/index)?(?:\.html)?$/i, "") || "/";
}

function isUnprefixedCode(segment: string | undefined): boolean {
	return localeCodes.some(
		(code) =>
			locales[code].prefix === "" &&
			code.toLowerCase() === segment?.toLowerCase(),
	);
}

function findPrefix(segment: string | undefined): string | undefined {
	return localeCodes
		.map((code): string => locales[code].prefix)
		.find(
			(prefix) =>
				prefix !== "" && prefix.toLowerCase() === `/${segment?.toLowerCase()}`,
		);
}
