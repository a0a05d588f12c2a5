import type { ReactNode } from "react";
import { ContactBand } from "../components/ContactBand.tsx";
import { SiteFooter } from "../components/SiteFooter.tsx";
import { SiteHeader } from "../components/SiteHeader.tsx";

/** Every page but the home page: a way to reach us at its end. */
export function DefaultLayout({ children }: { children: ReactNode }) {
	return (
		<>
			<SiteHeader />
			<main id="main" tabIndex={-1}>
				{children}
				<ContactBand />
			</main>
			<SiteFooter />
		</>
	);
}
