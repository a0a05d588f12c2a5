import styles from "./RailNames.module.css";

/** A name below each of a drawing's four columns, in text that wraps, unlike the drawing's own. */
export function RailNames(props: {
	names: readonly {
		readonly name: string;
		readonly text?: string;
		/** Whether the drawing says the text. */
		readonly isDrawn?: boolean;
		/** Whether phones have the text elsewhere on the page. */
		readonly isRepeated?: true;
	}[];
}) {
	return (
		<ol className={styles.names}>
			{props.names.map(({ name, text, isDrawn, isRepeated }) => (
				<li key={name}>
					<strong>{name}</strong>{" "}
					{text ? (
						<small
							className={isDrawn ? "visually-hidden" : undefined}
							data-phone={isRepeated}
						>
							{text}
						</small>
					) : null}
				</li>
			))}
		</ol>
	);
}
