import { localeCodes, localizePath } from "../../shared/locales.ts";
import { listAddresses } from "../../shared/pages/page-hrefs.ts";
import { routeOf } from "../../shared/pages/page-paths.ts";
import type { AuditPage, Fault } from "./types.ts";

/** Page states that only a query or an unknown path produces. */
const states = {
	"refused sign-in": "/login?code=401",
	"gratuity result":
		"/insights/gratuity-calculator?country=ae&basic=10000&start=2019-03-01&end=2026-10-31&ending=ended",
	"overtime result": "/calculators/overtime?country=ae&pay=4800&day=2&night=1",
	"gratuity refusal":
		"/insights/gratuity-calculator?country=ae&basic=x&start=2026-10-31&end=2019-03-01",
	"filtered positions": "/careers?function=consulting&country=AE&level=lead",
	"search results": "/search?q=nitaqat",
	"nothing found": "/search?q=qqqq",
	"not found": "/nope",
};

/** Every page of the site, and the states that only a query or an unknown path produces. */
export function listAuditPages(only?: readonly string[]): AuditPage[] {
	const seen = new Set<string>();
	const pages = [
		...publicAddresses().map(({ page, locale, href }) => {
			const template = `${page.id} ${locale}`;
			const isSample = !seen.has(template);
			seen.add(template);
			const isIndexed = !routeOf(page).noindex;
			return { path: href, locale, template: page.id, isSample, isIndexed };
		}),
		...localeCodes.flatMap((locale) =>
			Object.entries(states).map(([template, path]) => ({
				path: localizePath(path, locale),
				locale,
				template,
				isSample: true,
				isIndexed: false,
			})),
		),
	];
	return only
		? pages
				.filter(({ path }) => only.includes(path))
				.map((page) => ({ ...page, isSample: true }))
		: pages;
}

/** Leaves out private pages, which only redirect to the sign-in. */
function publicAddresses() {
	return listAddresses().filter(({ page }) => !routeOf(page).isPrivate);
}

/** Compares the sitemap with the route table. */
export function compareSitemap(xml: string, origin: string): Fault[] {
	const listed = new Set(
		[...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url),
	);
	const wanted = new Set(
		listAddresses()
			.filter(({ page }) => !routeOf(page).noindex)
			.map(({ href }) => origin + href),
	);
	return [
		...[...wanted.difference(listed)].map((url) => ({
			path: url.slice(origin.length),
			message: "is not in the sitemap",
		})),
		...[...listed.difference(wanted)].map((url) => ({
			path: "/sitemap.xml",
			message: `lists ${url}, which is no page for the index`,
		})),
	];
}
