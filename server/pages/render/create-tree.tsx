import type { ReactNode } from "react";
import { App } from "../../../client/layouts/App.tsx";
import { createPageBody } from "../../../client/layouts/page-body.tsx";
import { loadAllPages } from "../../../client/pages/page-loaders.ts";
import { PageContext } from "../../../client/state/page-context.ts";
import { pageHref } from "../../../shared/pages/page-hrefs.ts";
import { routeOf } from "../../../shared/pages/page-paths.ts";
import type { TreeOptions } from "./start-page.ts";

/** Loads all page components and returns a function that creates the tree that browsers hydrate. */
export async function loadTrees(): Promise<
	(options: TreeOptions) => ReactNode
> {
	const bodies = new Map(
		[...(await loadAllPages())].map(([name, PageComponent]) => [
			name,
			createPageBody(PageComponent),
		]),
	);
	return ({ page, locale, search, today, data, messages }) => {
		const PageBody = bodies.get(routeOf(page).page);
		if (!PageBody) throw new Error(`no component for page ${page.id}`);
		const location = { pathname: pageHref(page, locale), search, hash: "" };
		const i18n = messages.translator(locale);
		return (
			<PageContext value={{ page, locale, i18n, location, data, today }}>
				<App PageBody={PageBody} />
			</PageContext>
		);
	};
}
