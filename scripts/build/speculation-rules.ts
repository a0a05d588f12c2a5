import { localeCodes, localizePath } from "../../shared/locales.ts";
import type { Route } from "../../shared/pages/route.ts";
import { routes } from "../../shared/routes.ts";
import { hash } from "./build-hash.ts";

/**
 * Rules by which browsers prefetch a link while it is being pressed, until scripts take over the
 * page: they fetch less than a document. Nothing is prefetched earlier, because these rules cannot
 * consider the connection. Excluded are `/`, which guesses the language, pages with a query, and
 * pages that are not indexable.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function makeSpeculationRules(): {
	readonly address: string;
	readonly contents: Uint8Array;
} {
	const excluded = Object.values<Route>(routes)
		.filter(({ noindex }) => noindex)
		.map(({ path }) => path.replace(/:\w+/, "*"))
		.flatMap((path) => localeCodes.map((locale) => localizePath(path, locale)));
	const rules = {
		prefetch: [
			{
				where: {
					and: [
						{ selector_matches: "html:not([data-hydrated]) a:not([download])" },
						{ href_matches: "/*" },
						{ not: { href_matches: ["/", "/*\\?(.+)", ...excluded] } },
					],
				},
				eagerness: "conservative",
			},
		],
	};
	const contents = Buffer.from(JSON.stringify(rules));
	return {
		address: `/assets/links-${hash([contents])}.speculationrules`,
		contents,
	};
}
