import type { ReactNode } from "react";
import { StaticRouter } from "react-router";
import { App } from "../../../client/App.tsx";
import { PageDataContext } from "../../../client/state/page-data-context.ts";
import { TodayContext } from "../../../client/state/today-context.ts";
import { pageHref, routeOf } from "../../../shared/pages/page-paths.ts";
import type { TreeOptions } from "./stream-page.ts";

/** The React tree of a page, the same as the browser hydrates. */
export function createTree({
	page,
	locale,
	search,
	today,
	data,
	messages,
	components,
}: TreeOptions): ReactNode {
	const PageComponent = components.get(routeOf(page).page);
	if (!PageComponent) throw new Error(`no component for page ${page.id}`);
	return (
		<StaticRouter location={pageHref(page, locale) + search}>
			<PageDataContext value={data}>
				<TodayContext value={today}>
					<App
						page={page}
						locale={locale}
						i18n={messages.instance(locale)}
						PageComponent={PageComponent}
					/>
				</TodayContext>
			</PageDataContext>
		</StaticRouter>
	);
}
