import type { ReactNode } from "react";
import { SiteFooter } from "../site/SiteFooter.tsx";
import { SiteHeader } from "../site/SiteHeader.tsx";

/**
 * Layout of the home page: the header has no bottom border, there are no breadcrumbs, and the
 * footer shows the firm's signature.
 */
export function HomepageLayout({ children }: { children: ReactNode }) {
	return (
		<>
			<SiteHeader isPlain />
			{children}
			<SiteFooter isSignature />
		</>
	);
}
