import type { ComponentType } from "react";
import type { Locale } from "../../shared/locales.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import type { Translator } from "../../shared/translator.ts";
import { MenuProvider } from "../site/menu/menu-context.tsx";
import { PageContext } from "../state/page-context.ts";
import { I18nContext } from "../state/translation.ts";
import { DefaultLayout } from "./DefaultLayout.tsx";
import { HomepageLayout } from "./HomepageLayout.tsx";

const layouts = { default: DefaultLayout, homepage: HomepageLayout };

/** The tree that both sides render. */
export function App(props: {
	page: Page;
	locale: Locale;
	i18n: Translator;
	PageComponent: ComponentType;
}) {
	const { page, locale, i18n, PageComponent } = props;
	const Layout = layouts[routeOf(page).layout];
	return (
		<I18nContext value={i18n}>
			<PageContext value={{ page, locale }}>
				<MenuProvider>
					<Layout>
						<PageComponent />
					</Layout>
				</MenuProvider>
			</PageContext>
		</I18nContext>
	);
}
