import type { ReactNode } from "react";
import { CallToAction } from "../sections/CallToAction.tsx";
import { SiteFooter } from "../site/SiteFooter.tsx";
import { SiteHeader } from "../site/SiteHeader.tsx";
import styles from "./HomepageLayout.module.css";

/**
 * The home page: its picture reaches up behind the header, there is no way back to show, and it ends
 * with the two doors and the firm's signature.
 */
export function HomepageLayout({ children }: { children: ReactNode }) {
	return (
		<>
			<div className={styles.home}>
				<SiteHeader isOverPicture />
				<main id="main" tabIndex={-1}>
					{children}
					<CallToAction />
				</main>
			</div>
			<SiteFooter isSignature />
		</>
	);
}
