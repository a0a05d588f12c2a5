import type { ReactNode } from "react";
import styles from "./Fold.module.css";

/** Collapsible content. Also opens on a link into it and on find-in-page; open in print. */
export function Fold(props: {
	summary: ReactNode;
	/** Collapsible on phones only. */
	isNarrow?: true;
	children: ReactNode;
}) {
	return (
		<details className={styles.fold} data-fold={props.isNarrow && "narrow"}>
			<summary>{props.summary}</summary>
			{props.children}
		</details>
	);
}
