import { localeCookie, unprefixedLocale } from "../../shared/locales.ts";

/** Fetches an address as a browser does that asks for a page, without following where it leads. */
export function fetchPage(url: string): Promise<Response> {
	return fetch(url, {
		redirect: "manual",
		headers: {
			accept: "text/html,*/*;q=0.8",
			// Robots get errors as a few bytes of text.
			"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0",
			// Without it the root would lead to another language.
			cookie: `${localeCookie}=${unprefixedLocale}`,
		},
	});
}
