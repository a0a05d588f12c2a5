import type { ReactNode } from "react";
import styles from "./Terms.module.css";

/** Names and values: side by side on a sheet, one above the other in rows, or in a grid. */
export function Terms(props: {
	layout: "grid" | "rows" | "sheet";
	children: ReactNode;
}) {
	return (
		<dl className={styles.terms} data-layout={props.layout}>
			{props.children}
		</dl>
	);
}
