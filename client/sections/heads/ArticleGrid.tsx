import type { ReactNode } from "react";
import styles from "./ArticleGrid.module.css";

/** Columns of a long text: its contents, the text, and a margin beside it. */
export function ArticleGrid(props: {
	/** A further class of the columns. */
	className?: string | undefined;
	children: ReactNode;
}) {
	const { className, children } = props;
	return (
		<div className={styles.frame}>
			<div
				className={
					className ? `${styles.columns} ${className}` : styles.columns
				}
			>
				{children}
			</div>
		</div>
	);
}
