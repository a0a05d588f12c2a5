import type { ReactNode } from "react";
import { SiteFooter } from "../site/SiteFooter.tsx";
import { SiteHeader } from "../site/SiteHeader.tsx";

/** Layout of all pages but the home page. */
export function DefaultLayout({ children }: { children: ReactNode }) {
	return (
		<>
			<SiteHeader />
			{children}
			<SiteFooter />
		</>
	);
}
