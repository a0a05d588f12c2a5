import type { ReactNode } from "react";
import { SiteFooter } from "../site/SiteFooter.tsx";
import { SiteHeader } from "../site/SiteHeader.tsx";

/**
 * The home page: no line parts it from the header, there is no way back to show, and it ends with
 * the firm's signature.
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
