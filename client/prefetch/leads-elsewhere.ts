export interface PrefetchLink {
	/** Absolute URL. */
	readonly href: string;
	readonly target: string;
}

/**
 * Whether a link leads to another address of this site in this tab. Links to a section do not count,
 * whatever the page.
 *
 * @param currentHref absolute URL of the current page
 */
export function leadsElsewhere(
	{ href, target }: PrefetchLink,
	currentHref: string,
): boolean {
	if (target !== "" && target !== "_self") return false;
	if (!URL.canParse(href) || href.includes("#")) return false;
	const url = new URL(href);
	const current = new URL(currentHref);
	return url.origin === current.origin && url.pathname !== current.pathname;
}
