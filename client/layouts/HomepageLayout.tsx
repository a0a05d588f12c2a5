import type { ReactNode } from "react";
import { SiteFooter } from "../components/SiteFooter.tsx";
import { SiteHeader } from "../components/SiteHeader.tsx";

/** The home page, whose sections reach from edge to edge. */
export function HomepageLayout({ children }: { children: ReactNode }) {
	return (
		<>
			<SiteHeader />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<SiteFooter />
		</>
	);
}
