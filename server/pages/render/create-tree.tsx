import type { ReactNode } from "react";
import { App } from "../../../client/layouts/App.tsx";
import { createPageBody } from "../../../client/layouts/page-body.tsx";
import { loadAllPages } from "../../../client/pages/page-loaders.ts";
import { LocationContext } from "../../../client/state/location-context.ts";
import { PageDataContext } from "../../../client/state/page-data-context.ts";
import { TodayContext } from "../../../client/state/today-context.ts";
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
		return (
			<LocationContext value={location}>
				<PageDataContext value={data}>
					<TodayContext value={today}>
						<App
							page={page}
							locale={locale}
							i18n={messages.translator(locale)}
							PageBody={PageBody}
						/>
					</TodayContext>
				</PageDataContext>
			</LocationContext>
		);
	};
}
