import type { ComponentType } from "react";
import type { Locale } from "../../shared/locales.ts";
import { type Page, routeOf } from "../../shared/pages/page-paths.ts";
import type { Translator } from "../../shared/translator.ts";
import { ConsultationDoor } from "../dialogs/ConsultationDoor.tsx";
import { MenuProvider } from "../site/menu/menu-context.tsx";
import { SiteFooter } from "../site/SiteFooter.tsx";
import { SiteHeader } from "../site/SiteHeader.tsx";
import { PageContext } from "../state/page-context.ts";
import { I18nContext } from "../state/translation.ts";
import { KeptMain } from "./KeptMain.tsx";

/**
 * The component tree that server and browser render. Both layouts share it, so that header and
 * footer stay when one follows the other. They differ in the header's bottom border here, and within
 * the page in breadcrumbs and {@link PageClosing}.
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
	return (
		<I18nContext value={i18n}>
			<PageContext value={{ page, locale }}>
				<MenuProvider>
					<SiteHeader isPlain={routeOf(page).layout === "homepage"} />
					{PageBody ? (
						<main id="main" tabIndex={-1}>
							<PageBody />
						</main>
					) : (
						<KeptMain />
					)}
					<SiteFooter />
					<ConsultationDoor />
				</MenuProvider>
			</PageContext>
		</I18nContext>
	);
}
