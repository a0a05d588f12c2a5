import { createContext, useContext } from "react";
import type { Locale } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";

/** The page that is shown, and its language. */
export const PageContext = createContext<
	{ page: Page; locale: Locale } | undefined
>(undefined);

/** Throws outside of a page. */
export function usePage(): { page: Page; locale: Locale } {
	const context = useContext(PageContext);
	if (!context) throw new Error("no page around this component");
	return context;
}
