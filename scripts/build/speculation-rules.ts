import { localeCodes, localizePath } from "../../shared/locales.ts";
import type { Route } from "../../shared/pages/route.ts";
import { routes } from "../../shared/routes.ts";
import { hash } from "./build-hash.ts";

/**
 * What browsers fetch while a link is still being pressed, as long as scripts have not taken the
 * page over: then those do it, with less than a document. Nothing before the press, since these
 * rules know no connection. Never `/`, which guesses, a query's answer, or a page that is not for
 * everybody's search results.
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
