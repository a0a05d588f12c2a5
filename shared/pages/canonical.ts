import { localeCodes, locales, localizePath, splitLocale } from "../locales.ts";
import { findCanonicalPath, type Page } from "./page-paths.ts";

/** A request target, taken apart. */
export interface Target {
	/** Path as it was asked for, percent-encoded, without query. */
	readonly path: string;
	/** Query string with its `?`, or empty. */
	readonly search: string;
}

/**
 * Takes a request target apart without the URL parser, which reads `//host` as an authority and
 * throws on others. The absolute form (RFC 9112, section 3.2.2) loses its origin. No target has a
 * fragment: one that is sent all the same is left out.
 */
export function parseTarget(target: string): Target {
	const fragmentStart = target.indexOf("#");
	const whole = fragmentStart < 0 ? target : target.slice(0, fragmentStart);
	const originForm = whole.startsWith("/")
		? whole
		: whole.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, "");
	const queryStart = originForm.indexOf("?");
	const path = queryStart < 0 ? originForm : originForm.slice(0, queryStart);
	const search = queryStart < 0 ? "" : originForm.slice(queryStart);
	return { path: path.startsWith("/") ? path : `/${path}`, search };
}

/**
 * The one path under which a page is found, percent-encoded and safe in a `Location` header: it
 * starts with exactly one slash and holds no backslash. Repeated and trailing slashes go, as does
 * the prefix that the unprefixed locale does not have; locale prefixes and known pages get their
 * own case. `undefined` for a path that cannot be decoded. Applying it twice changes nothing more.
 *
 * @param known says of pages that are not listed whether there are such.
 */
export function canonicalPath(
	path: string,
	known?: { isPublic(page: Page): boolean },
): string | undefined {
	const segments = path.split("/").filter((segment) => segment !== "");
	const decoded = segments.map(decodeSegment);
	if (decoded.includes(undefined)) return undefined;

	let start = 0;
	while (isUnprefixedCode(decoded[start])) start++;
	const prefix = findPrefix(decoded[start]);
	const head = prefix ? start + 1 : start;
	const rest = `/${segments.slice(head).map(encodeUnsafe).join("/")}`;
	// An encoded slash separates nothing, so a segment that holds one names no page.
	const own = decoded.slice(head).some((segment) => segment?.includes("/"))
		? undefined
		: findCanonicalPath(`/${decoded.slice(head).join("/")}`, known);
	const { locale } = splitLocale(prefix ?? "/");
	return localizePath(own ?? rest, locale);
}

/**
 * Percent-encodes what may not stand in a header, or what a browser reads as a slash. The
 * characters of a request target are bytes: Node decodes targets as Latin-1.
 */
export function encodeUnsafe(target: string): string {
	return target.replace(/[^!$%&'()*+,./0-9:;=?@A-Z[\]_a-z~-]/gu, (character) =>
		character.charCodeAt(0) > 0xff
			? encodeURIComponent(character.toWellFormed())
			: `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
	);
}

function decodeSegment(segment: string): string | undefined {
	try {
		return decodeURIComponent(encodeUnsafe(segment));
	} catch {
		return undefined;
	}
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
