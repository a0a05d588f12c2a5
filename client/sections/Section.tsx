import type { ReactNode } from "react";
import styles from "./Section.module.css";
import { Words } from "./Words.tsx";

/**
 * A part of a page under its own heading. `column` puts short content and forms beside the heading,
 * which is sticky; `narrow` and `below` put content below it, `narrow` with a limited width.
 */
export function Section(props: {
	heading: string;
	id?: string | undefined;
	lead?: string;
	tone?: "plain" | "sunken" | "deep";
	layout?: "narrow" | "below" | "column";
	/** Stands below the heading in its column; in a one-column layout, after the content. */
	aside?: ReactNode;
	children?: ReactNode;
}) {
	const { heading, id, lead, tone = "plain", layout = "narrow" } = props;
	return (
		<section
			className={styles.section}
			id={id}
			data-tone={tone}
			// Before hydration, a link's target may have been made focusable here.
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
