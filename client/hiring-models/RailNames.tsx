import { Lines } from "../sections/Lines.tsx";
import styles from "./RailNames.module.css";

/** A name below each of a drawing's four columns, in text that wraps, unlike the drawing's own. */
export function RailNames(props: {
	names: readonly {
		readonly name: string;
		readonly text?: string;
		/** Whether the drawing says the text. */
		readonly isDrawn?: boolean;
	}[];
}) {
	return (
		<ol className={styles.names}>
			{props.names.map(({ name, text, isDrawn }) => (
				<li key={name}>
					<Lines as="strong" text={name} />{" "}
					{text ? (
						<small className={isDrawn ? "visually-hidden" : undefined}>
							{text}
						</small>
					) : null}
				</li>
			))}
		</ol>
	);
}
