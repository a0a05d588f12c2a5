import type { ReactNode } from "react";
import { withoutMarks } from "../../shared/break-mark.ts";

/** Collapsible content. Also opens on a link into it and on find-in-page; open in print. */
export function Fold(props: {
	summary: ReactNode;
	/** What a summary that does not name its content belongs to, for screen readers. */
	about?: string;
	/** Collapsible on phones only. */
	isNarrow?: true;
	children: ReactNode;
}) {
	return (
		<details data-fold={props.isNarrow ? "narrow" : ""}>
			<summary>
				{typeof props.summary === "string"
					? withoutMarks(props.summary)
					: props.summary}
				{props.about ? (
					<span className="visually-hidden">
						{`: ${withoutMarks(props.about)}`}
					</span>
				) : null}
			</summary>
			{props.children}
		</details>
	);
}
