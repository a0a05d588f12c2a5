import type { ReactNode } from "react";
import { ConsultationLink } from "../../dialogs/ConsultationLink.tsx";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { usePageHeading } from "../../state/use-page-copy.ts";
import { Paragraph } from "../Lines.tsx";
import { Words } from "../Words.tsx";
import styles from "./ItemHead.module.css";

/** Head of a page below an industry or a service. The menu lists its siblings. */
export function ItemHead(props: {
	/** A drawing beside them. */
	children?: ReactNode;
}) {
	const { heading, introduction } = usePageHeading();
	return (
		<header className={styles.head}>
			<Breadcrumbs />
			<div>
				<Words as="h1" text={heading} />
				<Paragraph className="introduction" text={introduction} />
				<div data-phone="none">
					<ConsultationLink />
				</div>
			</div>
			{props.children}
		</header>
	);
}
