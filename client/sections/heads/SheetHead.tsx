import type { ReactNode } from "react";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { usePageHeading } from "../../state/use-page-copy.ts";
import { Paragraph } from "../Lines.tsx";
import { PageTitle } from "../PageTitle.tsx";
import styles from "./SheetHead.module.css";

/**
 * Head of a page about one thing: an introduction beside its sheet or, if that is a table of drawn
 * key facts, above it. What follows the sheet stands below the introduction.
 */
export function SheetHead(props: {
	/** Actions. */
	children?: ReactNode;
	sheet: ReactNode;
}) {
	const { heading, introduction } = usePageHeading();
	return (
		<header className={styles.head}>
			<Breadcrumbs />
			<div className={styles.columns}>
				<PageTitle text={heading} />
				<div>
					<Paragraph className="introduction" text={introduction} />
					{props.children}
				</div>
				{props.sheet}
			</div>
		</header>
	);
}
