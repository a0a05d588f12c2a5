import type { ReactNode } from "react";
import { ConsultationLink } from "../../dialogs/ConsultationLink.tsx";
import { Breadcrumbs } from "../../site/Breadcrumbs.tsx";
import { usePageHeading } from "../../state/use-page-copy.ts";
import { Paragraph } from "../Lines.tsx";
import type { LinkRow } from "../LinkRows.tsx";
import { Words } from "../Words.tsx";
import styles from "./IndexHead.module.css";

/** Head of a list page: its introduction beside the first entry, or the whole list. */
export function IndexHead(props: {
	/** The featured page, which the list below omits. */
	lead?: LinkRow;
	/** Shown below the featured page. */
	list?: ReactNode;
	/** The featured page's drawing or chart. */
	children?: ReactNode;
}) {
	const { heading, introduction } = usePageHeading();
	const { lead } = props;
	return (
		<header className={styles.head}>
			<Breadcrumbs />
			<div className={styles.row}>
				<div>
					<Words as="h1" text={heading} />
					<Paragraph text={introduction} />
					<div data-phone="none">
						<ConsultationLink />
					</div>
				</div>
				<div className={styles.beside}>
					{lead ? (
						<article className={`covered ${styles.lead}`}>
							{props.children}
							<h2>
								<a href={lead.href}>
									<Words text={lead.name} />
								</a>
							</h2>
							<Paragraph text={lead.text} />
						</article>
					) : null}
					{props.list}
				</div>
			</div>
		</header>
	);
}
