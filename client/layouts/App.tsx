import type { ComponentType } from "react";
import type { Locale } from "../../shared/locales.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import type { Translator } from "../../shared/translator.ts";
import { ConsultationDoor } from "../dialogs/ConsultationDoor.tsx";
import { MenuProvider } from "../site/menu/menu-context.tsx";
import { PageContext } from "../state/page-context.ts";
import { I18nContext } from "../state/translation.ts";
import { DefaultLayout } from "./DefaultLayout.tsx";
import { HomepageLayout } from "./HomepageLayout.tsx";
import { KeptMain } from "./KeptMain.tsx";

const layouts = { default: DefaultLayout, homepage: HomepageLayout };

/**
 * The component tree that server and browser render.
 *
 * @param props.PageBody content of `main`; absent in a browser that keeps the server's HTML
 */
export function App(props: {
	page: Page;
	locale: Locale;
	i18n: Translator;
	PageBody: ComponentType | undefined;
}) {
	const { page, locale, i18n, PageBody } = props;
	const Layout = layouts[routeOf(page).layout ?? "default"];
	return (
		<I18nContext value={i18n}>
			<PageContext value={{ page, locale }}>
				<MenuProvider>
					<Layout>
						{PageBody ? (
							<main id="main" tabIndex={-1}>
								<PageBody />
							</main>
						) : (
							<KeptMain />
						)}
					</Layout>
					<ConsultationDoor />
				</MenuProvider>
			</PageContext>
		</I18nContext>
	);
}
