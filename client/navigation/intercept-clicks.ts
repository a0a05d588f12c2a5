import { findLocalizedPage } from "../../shared/pages/page-hrefs.ts";
import { routeOf } from "../../shared/pages/page-paths.ts";
import { isPlainClick } from "./is-plain-click.ts";

/**
 * Creates a document-wide click listener that takes over plain clicks on links to other pages of
 * the site. One listener serves every link, so links stay plain elements.
 *
 * @param onLeft called if the browser itself handles the link, within the page or away from it
 */
export function onLinkClick(
	navigate: (href: string) => void,
	onLeft: () => void,
): (event: MouseEvent) => void {
	return (event) => {
		if (event.defaultPrevented || !isPlainClick(event)) return;
		const link =
			event.target instanceof Element ? event.target.closest("a") : null;
		if (!link?.href) return;
		if (link.target !== "" && link.target !== "_self") return;
		const { origin, pathname, search, hash } = new URL(link.href);
		const found = findLocalizedPage(pathname);
		if (origin !== window.location.origin || !found) return onLeft();
		const isSamePage =
			pathname === window.location.pathname &&
			search === window.location.search;
		// The browser handles links within the page.
		if (isSamePage && hash !== "") return onLeft();
		// A private page must not outlive its document.
		const shown = findLocalizedPage(window.location.pathname);
		if (shown && routeOf(shown.page).isPrivate) return onLeft();
		event.preventDefault();
		navigate(pathname + search + hash);
	};
}
