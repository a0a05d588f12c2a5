import type { ReactNode } from "react";
import { SiteFooter } from "../site/SiteFooter.tsx";
import { SiteHeader } from "../site/SiteHeader.tsx";

/** Layout of the home page: the header has no bottom border, and there are no breadcrumbs. */
export function HomepageLayout({ children }: { children: ReactNode }) {
	return (
		<>
			<SiteHeader isPlain />
			{children}
			<SiteFooter />
		</>
	);
}
