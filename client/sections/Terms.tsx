import type { ReactNode } from "react";
import styles from "./Terms.module.css";

/** A list of names and values: in a grid, as stacked rows, or side by side on a sheet. */
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

/** A name and value in `Terms`; renders nothing without a value. */
export function Term(props: { name: string; children: ReactNode }) {
	return props.children ? (
		<div>
			<dt>{props.name}</dt>
			<dd>{props.children}</dd>
		</div>
	) : null;
}
