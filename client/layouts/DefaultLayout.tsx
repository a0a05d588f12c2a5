import type { ReactNode } from "react";
import { routeOf } from "../../shared/pages/page-paths.ts";
import { ContactBand } from "../sections/ContactBand.tsx";
import { SiteFooter } from "../site/SiteFooter.tsx";
import { SiteHeader } from "../site/SiteHeader.tsx";
import { usePage } from "../state/page-context.ts";

/** Every page but the home page: a way to reach us at its end, but for staff. */
export function DefaultLayout({ children }: { children: ReactNode }) {
	const { page } = usePage();
	return (
		<>
			<SiteHeader />
			<main id="main" tabIndex={-1}>
				{children}
				{routeOf(page).isPrivate ? null : <ContactBand />}
			</main>
			<SiteFooter />
		</>
	);
}
