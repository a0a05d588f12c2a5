import type { ReactNode } from "react";
import styles from "./Section.module.css";

/** A part of a page under a heading of its own. */
export function Section(props: {
	heading: string;
	id?: string | undefined;
	lead?: string;
	tone?: "plain" | "sunken";
	children?: ReactNode;
}) {
	const { heading, id, lead, tone = "plain", children } = props;
	return (
		<section className={styles.section} id={id} data-tone={tone}>
			<div className={styles.inner}>
				<h2>{heading}</h2>
				{lead ? <p className={styles.lead}>{lead}</p> : null}
				{children}
			</div>
		</section>
	);
}
