import type { ComponentType } from "react";
import type { Locale } from "../../shared/locales.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import type { Translator } from "../../shared/translator.ts";

/** A page with everything needed to render it. */
export interface LoadedPage {
	readonly page: Page;
	readonly locale: Locale;
	readonly i18n: Translator;
	/** Content of `main`; absent if the first page keeps the server's HTML. */
	readonly PageBody?: ComponentType;
}
