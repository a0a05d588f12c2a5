import type { Locale } from "../../shared/locales.ts";
import type { MessageTree } from "../../shared/pages/page-data.ts";
import type { Page } from "../../shared/pages/page-paths.ts";

/** The input for linked data. */
export interface LinkedDataSource {
	readonly page: Page;
	readonly locale: Locale;
	/** The origin of all absolute URLs, from the configuration. */
	readonly siteOrigin: string;
	readonly read: (namespace: string) => MessageTree;
	/** The date in the firm's time zone, such as `2026-11-21`. */
	readonly today: string;
	/** Whether the firm stands in for a real one. */
	readonly isSample: boolean;
}
