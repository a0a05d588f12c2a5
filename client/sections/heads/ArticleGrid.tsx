import type { ReactNode } from "react";
import styles from "./ArticleGrid.module.css";

/** Columns of a long text: its contents, the text, and a margin beside it. */
export function ArticleGrid(props: {
	/** A further class of the columns, after a space. */
	className: string;
	children: ReactNode;
}) {
	return (
		<div className={styles.frame}>
			<div className={styles.columns + props.className}>{props.children}</div>
		</div>
	);
}
