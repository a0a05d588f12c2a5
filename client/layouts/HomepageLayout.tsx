import type { ReactNode } from "react";
import { SiteFooter } from "../site/SiteFooter.tsx";
import { SiteHeader } from "../site/SiteHeader.tsx";

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
