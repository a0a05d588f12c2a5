import { removeUnpublished } from "../../server/content/remove-unpublished.ts";
import type { Revisions } from "../../server/discovery/revisions.ts";
import { isObject } from "../../shared/is-object.ts";
import { isLocale, localizePath } from "../../shared/locales.ts";
import { findCanonicalPath } from "../../shared/pages/canonical.ts";
import type { MessageTree } from "../../shared/pages/page-data.ts";
import {
	copyAddress,
	partAddresses,
} from "../../shared/pages/page-messages.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import type { PageId } from "../../shared/routes.ts";
import { hash } from "../build/build-hash.ts";
import { valueAt } from "../validate/parsed.ts";
import type { CompiledLocale } from "./compile/compile-locale.ts";

/** Hashes of pages' texts, by locale and by path without a locale. */
export type PageHashes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Namespaces whose lists a page shows in full. */
const lists: Partial<Record<PageId, readonly string[]>> = {
	insights: ["articles"],
	guides: ["guides"],
	solutions: ["solutions"],
	templates: ["templates"],
	careers: ["positions"],
	locations: ["offices"],
};

/**
 * Hashes the text that belongs to each indexable page: its copy, the rest of its namespace if the
 * page loads all of it, the lists it shows, and its parts of other namespaces. Shared text is left
 * out, so that a changed menu does not date every page anew.
 */
export function hashPages(
	pages: readonly Page[],
	locales: readonly Pick<CompiledLocale, "locale" | "namespaces">[],
): PageHashes {
	const indexed = pages.filter((page) => !routeOf(page).noindex);
	return new Map(
		locales.map(({ locale, namespaces }) => [
			locale,
			new Map(
				indexed.map((page) => [page.path, hashPage(page, namespaces)] as const),
			),
		]),
	);
}

/**
 * A language's messages without content that is not public at all times: a publication date that
 * passes is not a revision.
 */
export function withoutDated({
	locale,
	namespaces,
	content: { dated },
}: CompiledLocale): Pick<CompiledLocale, "locale" | "namespaces"> {
	if (!isLocale(locale)) throw new Error(`unknown locale ${locale}`);
	if (dated.pages.length + dated.facts.length === 0)
		return { locale, namespaces };
	const trees: [string, MessageTree][] = JSON.parse(
		JSON.stringify([...namespaces]),
	);
	return {
		locale,
		namespaces: removeUnpublished(new Map(trees), dated, (path) =>
			localizePath(path, locale),
		),
	};
}

/**
 * Dates pages that are new or changed, drops those that are gone, and keeps all other dates.
 *
 * @param today the date in UTC, such as `2026-11-21`.
 * @param former an older ledger: a page that matches it again gets its old date back.
 */
export function reviseLedger(
	ledger: Revisions,
	hashes: PageHashes,
	today: string,
	former: Revisions = {},
): Revisions {
	return mapEntries(hashes, (pages, locale) =>
		mapEntries(pages, (current, path) => {
			const known = [former, ledger]
				.map((each) => each[locale]?.[path])
				.find((entry) => entry?.hash === current);
			return known ?? { changed: today, hash: current };
		}),
	);
}

/** Where the ledger differs from the pages: one line a page. An address that is gone wants a redirect. */
export function listStale(ledger: Revisions, hashes: PageHashes): string[] {
	const locales = new Set([...hashes.keys(), ...Object.keys(ledger)]);
	return [...locales].sort().flatMap((locale) => {
		const [known, current] = [ledger[locale] ?? {}, hashes.get(locale)];
		const paths = new Set([...(current?.keys() ?? []), ...Object.keys(known)]);
		return [...paths].sort().flatMap((path) => {
			const [was, is] = [known[path]?.hash, current?.get(path)];
			if (was === is) return [];
			const gone = findCanonicalPath(path)
				? "gone"
				: "gone; if it was public, redirect it in shared/pages/canonical.ts";
			const what = was === undefined ? "new" : is ? "changed" : gone;
			return [`${locale} ${path}: ${what}`];
		});
	});
}

/** The ledger's source text, sorted, with one line a page to avoid merge conflicts. */
export function ledgerSource(ledger: Revisions): string {
	const write = (
		indent: string,
		values: object,
		text: (value: object) => string,
	): string => {
		const lines = Object.entries(values)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(
				([key, value]) => `${indent}  ${JSON.stringify(key)}: ${text(value)}`,
			);
		return lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n${indent}}`;
	};
	return `${write("", ledger, (pages) => write("  ", pages, JSON.stringify))}\n`;
}

function hashPage(
	page: Page,
	namespaces: CompiledLocale["namespaces"],
): string {
	const { namespace, key } = copyAddress(page);
	const isWhole = routeOf(page).namespaces?.includes(namespace) ?? false;
	const own = namespaces.get(namespace);
	return hash([
		Buffer.from(
			JSON.stringify(
				[
					isWhole ? own : valueAt(own, key.split(".")),
					...(lists[page.id] ?? []).map((name) =>
						valueAt(namespaces.get(name), ["items"]),
					),
					...partAddresses(page).map((part) =>
						valueAt(namespaces.get(part.namespace), part.key.split(".")),
					),
				],
				sortKeys,
				// What keeps a text's end together says nothing.
			).replace(/<\/?bdi>/g, ""),
		),
	]);
}

/** Sorts keys, because their order in a file is not visible on the page. */
function sortKeys(_key: string, value: unknown): unknown {
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)),
	);
}

function mapEntries<From, To>(
	map: ReadonlyMap<string, From>,
	change: (value: From, key: string) => To,
): Record<string, To> {
	return Object.fromEntries(
		[...map].map(([key, value]) => [key, change(value, key)]),
	);
}
