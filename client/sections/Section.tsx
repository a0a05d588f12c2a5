import type { ReactNode } from "react";
import styles from "./Section.module.css";
import { Words } from "./Words.tsx";

/**
 * A part of a page under a heading of its own. Text stands beside its heading where there is room;
 * what needs the whole width stands below it, or, where the lead stands beside the heading, across.
 */
export function Section(props: {
	heading: string;
	id?: string | undefined;
	lead?: string;
	tone?: "plain" | "sunken" | "deep";
	layout?: "beside" | "below";
	children?: ReactNode;
}) {
	const { heading, id, lead, tone = "plain", layout = "beside" } = props;
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
			</div>
		</section>
	);
}
