import type { ComponentType } from "react";
import type { Locale } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import type { Translator } from "../../shared/translator.ts";

/** A page with all that it takes to show it. */
export interface LoadedPage {
	readonly page: Page;
	readonly locale: Locale;
	readonly i18n: Translator;
	/** What stands in `main`; none of a first page that stays as the server wrote it. */
	readonly PageBody?: ComponentType;
}
