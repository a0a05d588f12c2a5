import type { ReactNode } from "react";
import { Fold } from "./Fold.tsx";
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
	/** Below the heading, also in a one-column layout. */
	note?: ReactNode;
	tone?: "plain" | "sunken" | "deep";
	layout?: "narrow" | "below" | "column";
	/** Phones collapse it to its heading. */
	isFolded?: true;
	/** Stands below the heading in its column; in a one-column layout, after the content. */
	aside?: ReactNode;
	/** Follows the columns. */
	across?: ReactNode;
	children?: ReactNode;
}) {
	const { heading, id, lead, tone = "plain", layout = "narrow" } = props;
	const { isFolded, children } = props;
	const name = <Words text={heading} />;
	return (
		<section
			className={styles.section}
			id={id}
			data-tone={tone}
			// Before hydration, a link's target may have been made focusable here.
			suppressHydrationWarning
		>
			<div className={styles.inner} data-layout={layout}>
				<div className={styles.head} data-phone={isFolded}>
					<h2>{name}</h2>
					{lead ? <Words as="p" className={styles.lead} text={lead} /> : null}
					{props.note}
				</div>
				<div className={styles.body}>
					{isFolded ? (
						<Fold summary={<span>{name}</span>} isNarrow>
							{children}
						</Fold>
					) : (
						children
					)}
				</div>
				{props.aside}
			</div>
			{props.across ? (
				<div className={styles.across}>{props.across}</div>
			) : null}
		</section>
	);
}
