import type { ReactNode } from "react";

/** Collapsible content. Also opens on a link into it and on find-in-page; open in print. */
export function Fold(props: {
	summary: ReactNode;
	/** Collapsible on phones only. */
	isNarrow?: true;
	children: ReactNode;
}) {
	return (
		<details data-fold={props.isNarrow ? "narrow" : ""}>
			<summary>{props.summary}</summary>
			{props.children}
		</details>
	);
}
