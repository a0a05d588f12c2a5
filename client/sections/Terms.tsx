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
export function Term({
	name,
	children,
}: {
	name: string;
	children: ReactNode;
}) {
	if (!children) return null;
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
