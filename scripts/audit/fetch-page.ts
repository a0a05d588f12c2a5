import { localeCookie, unprefixedLocale } from "../../shared/locales.ts";

/** Fetches an address as a browser does that asks for a page, without following where it leads. */
export function fetchPage(url: string): Promise<Response> {
	return fetch(url, {
		redirect: "manual",
		headers: {
			accept: "text/html,*/*;q=0.8",
			// Without it the root would lead to another language.
			cookie: `${localeCookie}=${unprefixedLocale}`,
		},
	});
}
