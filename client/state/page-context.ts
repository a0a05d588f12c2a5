import { createContext } from "react";
import type { Locale } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { useGiven } from "./use-given.ts";

/** The page that is shown, and its language. */
export const PageContext = createContext<
	{ page: Page; locale: Locale } | undefined
>(undefined);

/** Throws outside of a page. */
export function usePage(): { page: Page; locale: Locale } {
	return useGiven(PageContext);
}
