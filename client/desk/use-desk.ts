import type { DeskQuery, DeskView } from "../../shared/enquiry/desk.ts";
import { deskSearch } from "../../shared/enquiry/desk-query.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { usePage } from "../state/page-context.ts";
import { usePageData } from "../state/page-data-context.ts";

/** Data of the desk page. @throws on any other page */
export function useDesk(): DeskView {
	const { desk } = usePageData();
	if (!desk) throw new Error("nothing from the desk");
	return desk;
}

/** Returns a function that builds desk URLs in the page's language. */
export function useDeskHref(): (query: DeskQuery) => string {
	const { locale } = usePage();
	return (query) => hrefFor("desk", locale) + deskSearch(query);
}
