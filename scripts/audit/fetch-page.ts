import { localeCookie, unprefixedLocale } from "../../shared/locales.ts";

/** Requests a page as a browser does, without following redirects. */
export function fetchPage(url: string): Promise<Response> {
	return fetch(url, {
		redirect: "manual",
		headers: {
			accept: "text/html,*/*;q=0.8",
			// Robots get short plain-text errors.
			"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0",
			// Without the cookie, the root would redirect to another language.
			cookie: `${localeCookie}=${unprefixedLocale}`,
		},
	});
}
