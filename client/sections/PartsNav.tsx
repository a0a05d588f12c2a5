import type { PartCopy } from "../../shared/pages/content.ts";
import { Fold } from "./Fold.tsx";
import { Lines } from "./Lines.tsx";
import styles from "./PartsNav.module.css";

/** Table of contents of a long text: sticky beside it on wide screens, collapsed on phones. */
export function PartsNav(props: {
	label: string;
	parts: readonly PartCopy[];
	/** Whether phones show the same list as the text's folded parts. */
	isRepeated?: true;
}) {
	return (
		<nav
			className={styles.parts}
			aria-label={props.label}
			data-phone={props.isRepeated}
		>
			<h2>{props.label}</h2>
			<Fold summary={props.label} isNarrow>
				<ol>
					{props.parts.map(({ id, name }) => (
						<li key={id}>
							<a href={`#${id}`}>
								<Lines text={name} />
							</a>
						</li>
					))}
				</ol>
			</Fold>
		</nav>
	);
}
