/**
 * One row of the site map. `:name` in `path` and in the message addresses stands for a parameter.
 */
export interface Route {
	/** Path without a locale prefix, in its canonical case. */
	readonly path: string;
	/** Every value that a parameter of the path may take; any other is a 404, unless `unlisted`. */
	readonly params?: Readonly<Record<string, readonly string[]>>;
	/**
	 * Paths with a parameter that nobody can list: the whole path, the parameter as a group of its
	 * name. Values in `params` are those that are listed all the same. Whether there is such a page,
	 * the server alone knows.
	 */
	readonly unlisted?: RegExp;
	readonly layout: "homepage" | "default";
	/** The lazy component that renders the page's main part. */
	readonly page: string;
	/** Where the page's title, description and text are: namespace and key. */
	readonly copy: readonly [namespace: string, key: string];
	/** Namespaces that the page needs whole; of others it gets its copy and `parts`. */
	readonly namespaces?: readonly string[];
	/** What the page needs of other namespaces, by their names: keys of the first level. */
	readonly parts?: Readonly<Record<string, readonly string[]>>;
	/** Key below `names` in the `common` namespace; without it the page goes by its title. */
	readonly label?: string;
	/** Ids of the page's sections, in their order. */
	readonly anchors?: readonly string[];
	/** Ids of further parts that links lead to, and that no menu names. */
	readonly places?: readonly string[];
	/** Named route middleware, run in order before the page. */
	readonly middleware?: readonly string[];
	/** Kept out of the sitemap and of search engines. */
	readonly noindex?: true;
	/** Shows what only staff may see: always a document of its own, and nothing of it ahead. */
	readonly isPrivate?: true;
	/** Made anew by the server for each request: always a document of its own, and never loaded ahead. */
	readonly isDocument?: true;
	/** Query parameters that change what the page shows. */
	readonly query?: readonly string[];
	/** Query parameters that the page's addresses carry for people who read them. */
	readonly notes?: readonly string[];
	/** With a query, the page answers what was asked: stored nowhere, and kept out of search engines. */
	readonly isAnswer?: true;
	/** What the page shows depends on the day. */
	readonly isDated?: true;
}
