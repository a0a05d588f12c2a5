import type { ReactNode } from "react";
import { Breadcrumbs } from "../components/Breadcrumbs.tsx";
import { ContactBand } from "../components/ContactBand.tsx";
import { SiteFooter } from "../components/SiteFooter.tsx";
import { SiteHeader } from "../components/SiteHeader.tsx";

/** Every page but the home page: breadcrumbs above, a way to reach us below. */
export function DefaultLayout({ children }: { children: ReactNode }) {
	return (
		<>
			<SiteHeader />
			<main id="main" tabIndex={-1}>
				<Breadcrumbs />
				{children}
				<ContactBand />
			</main>
			<SiteFooter />
		</>
	);
}
