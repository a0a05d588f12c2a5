import type { Browser } from "playwright-core";
import type { Locale } from "../../shared/locales.ts";

/** An address to check. */
export interface AuditPage {
	/** Path and query. */
	readonly path: string;
	readonly locale: Locale;
	/** The route's id, or the page state that it shows. */
	readonly template: string;
	/** Whether search engines may list it. */
	readonly isIndexed: boolean;
	/** Whether it is checked in full, on behalf of its template. */
	readonly isSample: boolean;
}

/** What the judges work on. */
export interface AuditSite {
	readonly origin: string;
	readonly pages: readonly AuditPage[];
	/** Starts the browser on the first call. */
	readonly browser: () => Promise<Browser>;
	/** Closes the browser and waits until the server is idle, for judges that measure time. */
	readonly quiet: () => Promise<void>;
}

export interface Fault {
	readonly path: string;
	readonly message: string;
}

export interface Verdict {
	/** The number of pages checked. */
	readonly pages: number;
	readonly faults: readonly Fault[];
	/** Measurements, for information. */
	readonly notes?: readonly string[];
	/** Why nothing was checked. */
	readonly skipped?: string;
}

/** Checks the whole site in one respect. */
export type Judge = (site: AuditSite) => Promise<Verdict>;
