/** A row of the site map. `:name` in `path` and in message addresses stands for a parameter. */
export interface Route {
	/** Path without a locale prefix, in its canonical case. */
	readonly path: string;
	/** All values of the path's parameters. Other values are a 404 unless `unlisted` matches. */
	readonly params?: Readonly<Record<string, readonly string[]>>;
	/**
	 * Pattern of the whole path for parameters that cannot be enumerated, each a named group.
	 * Values in `params` are listed nonetheless. Only the server knows whether such a page exists.
	 */
	readonly unlisted?: RegExp;
	/** Whom the page answers, if one of the two: the header offers them their way to the firm first. */
	readonly audience?: "employers" | "workers";
	/** The layout around the main part, if it is not the default one. */
	readonly layout?: "homepage";
	/** The lazy component that renders the page's main part. */
	readonly page: string;
	/** Namespace and key of the page's title, description and text. */
	readonly copy: readonly [namespace: string, key: string];
	/** Namespaces that the page needs in full; of others it gets its copy and `parts`. */
	readonly namespaces?: readonly string[];
	/** First-level keys that the page needs from other namespaces. */
	readonly parts?: Readonly<Record<string, readonly string[]>>;
	/** Key below `names` in the `common` namespace; if absent, the page's title is its name. */
	readonly label?: string;
	/** Ids of the page's sections, in order. */
	readonly anchors?: readonly string[];
	/** Ids of other link targets, which the menus do not list. */
	readonly places?: readonly string[];
	/** Named route middleware, run in order before the page. */
	readonly middleware?: readonly string[];
	/** Excluded from the sitemap and from search engines. */
	readonly noindex?: true;
	/** For staff only: always loaded as a document, never prefetched. */
	readonly isPrivate?: true;
	/** Rendered by the server for each request: always loaded as a document, never prefetched. */
	readonly isDocument?: true;
	/** Query parameters that change what the page shows. */
	readonly query?: readonly string[];
	/** Query parameters meant for human readers of the address. */
	readonly notes?: readonly string[];
	/** With a query, the page is an answer to it: never cached, never indexed. */
	readonly isAnswer?: true;
	/** The content depends on the current day. */
	readonly isDated?: true;
}
