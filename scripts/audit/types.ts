import type { Browser } from "playwright-core";
import type { Locale } from "../../shared/locales.ts";

/** An address that is judged. */
export interface AuditPage {
	/** Path and query. */
	readonly path: string;
	readonly locale: Locale;
	/** The row of the route table that it was made from, or what state of a page it shows. */
	readonly template: string;
	/** Judged in every respect, on behalf of its template. */
	readonly isSample: boolean;
}

/** What the judges judge. */
export interface AuditSite {
	readonly origin: string;
	readonly pages: readonly AuditPage[];
	/** Started when it is first asked for. */
	readonly browser: () => Promise<Browser>;
	/** Resolves once nothing else takes the processor: for what measures time. */
	readonly quiet: () => Promise<void>;
}

export interface Fault {
	readonly path: string;
	readonly message: string;
}

export interface Verdict {
	/** How many pages were judged. */
	readonly pages: number;
	readonly faults: readonly Fault[];
	/** What was measured, for the reader. */
	readonly notes?: readonly string[];
	/** Why nothing was judged. */
	readonly skipped?: string;
}

/** One judge's opinion of the whole site. */
export type Judge = (site: AuditSite) => Promise<Verdict>;
