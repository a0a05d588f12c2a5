import type { ReactNode } from "react";
import styles from "./Section.module.css";
import { Words } from "./Words.tsx";

/**
 * A part of a page under a heading of its own. What is short, and forms, stand beside the heading
 * ("column"), which stays in sight; what needs the whole width stands below it.
 */
export function Section(props: {
	heading: string;
	id?: string | undefined;
	lead?: string;
	tone?: "plain" | "sunken" | "deep";
	layout?: "narrow" | "below" | "column";
	/** What goes with the heading in its column; after the rest where there is one column. */
	aside?: ReactNode;
	children?: ReactNode;
}) {
	const { heading, id, lead, tone = "plain", layout = "narrow" } = props;
	return (
		<section
			className={styles.section}
			id={id}
			data-tone={tone}
			// A link may have led here, and given it a place for the focus, before React has it.
			suppressHydrationWarning
		>
			<div className={styles.inner} data-layout={layout}>
				<div className={styles.head}>
					<h2>
						<Words text={heading} />
					</h2>
					{lead ? <p className={styles.lead}>{lead}</p> : null}
				</div>
				<div className={styles.body}>{props.children}</div>
				{props.aside}
			</div>
		</section>
	);
}
