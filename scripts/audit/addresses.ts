import { localeCodes, localizePath } from "../../shared/locales.ts";
import { listAddresses } from "../../shared/pages/page-hrefs.ts";
import { routeOf } from "../../shared/pages/page-paths.ts";
import type { AuditPage } from "./types.ts";

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
	// Private pages only redirect to the sign-in.
	const addresses = listAddresses().filter(
		({ page }) => !routeOf(page).isPrivate,
	);
	const pages = [
		...addresses.map(({ page, locale, href }) => {
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
