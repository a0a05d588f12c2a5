import type { DeskQuery } from "../../shared/enquiry/desk.ts";
import { deskSearch, filterOf } from "../../shared/enquiry/desk-query.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { usePage, usePageData } from "../state/page-context.ts";

/** Data of the desk page, its list's filter, and how to build its URLs. @throws on any other page */
export function useDesk() {
	const { desk } = usePageData();
	const hrefOf = useDeskHref();
	if (!desk) throw new Error("nothing from the desk");
	return { ...desk, filter: filterOf(desk.query), hrefOf };
}

/** Returns a function that builds desk URLs in the page's language. */
export function useDeskHref(): (query: DeskQuery) => string {
	const { locale } = usePage();
	return (query) => hrefFor("desk", locale) + deskSearch(query);
}
