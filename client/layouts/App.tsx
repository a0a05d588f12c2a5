import { routeOf } from "../../shared/pages/page-paths.ts";
import { ConsultationDoor } from "../dialogs/ConsultationDoor.tsx";
import type { LoadedPage } from "../navigation/entry.ts";
import { MenuProvider } from "../site/menu/menu-context.tsx";
import { SiteFooter } from "../site/SiteFooter.tsx";
import { SiteHeader } from "../site/SiteHeader.tsx";
import { usePage } from "../state/page-context.ts";
import { KeptMain } from "./KeptMain.tsx";

/**
 * The component tree that server and browser render. Both layouts share it, so that header and
 * footer stay when one follows the other. They differ in the header's bottom border here, and within
 * the page in breadcrumbs and {@link PageClosing}.
 */
export function App(props: { PageBody: LoadedPage["PageBody"] | undefined }) {
	const { PageBody } = props;
	const { page } = usePage();
	return (
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
	);
}
