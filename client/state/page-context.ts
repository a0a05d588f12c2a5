import { createContext } from "react";
import type { Locale } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { useGiven } from "./use-given.ts";

/** The current page and its locale. */
export const PageContext = createContext<
	{ page: Page; locale: Locale } | undefined
>(undefined);

/** The current page and its locale. @throws outside of a page */
export function usePage(): { page: Page; locale: Locale } {
	return useGiven(PageContext);
}
