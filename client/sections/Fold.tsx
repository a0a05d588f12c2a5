import type { ReactNode } from "react";
import styles from "./Fold.module.css";

/**
 * What is shown when it is asked for: by a press, by a link into it, by searching the page. On
 * paper it is shown always.
 */
export function Fold(props: {
	summary: ReactNode;
	/** Folded on phones alone. */
	isNarrow?: boolean;
	children: ReactNode;
}) {
	return (
		<details
			className={styles.fold}
			data-fold={props.isNarrow ? "narrow" : undefined}
		>
			<summary>{props.summary}</summary>
			{props.children}
		</details>
	);
}
