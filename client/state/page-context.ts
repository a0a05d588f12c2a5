import { createContext } from "react";
import type { Locale } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import type { Translator } from "../../shared/translator.ts";
import { useGiven } from "./use-given.ts";

interface ShownPage {
	readonly page: Page;
	readonly locale: Locale;
	readonly i18n: Translator;
}

/** The current page, its locale and its messages. */
export const PageContext = createContext<ShownPage | undefined>(undefined);

/** The current page, its locale and its messages. @throws outside of a page */
export function usePage(): ShownPage {
	return useGiven(PageContext);
}
