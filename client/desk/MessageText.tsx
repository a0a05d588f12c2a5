import styles from "./MessageText.module.css";

/** A message with its line breaks. */
export function MessageText(props: { text: string; lang?: string }) {
	return (
		<p className={styles.message} lang={props.lang}>
			{props.text}
		</p>
	);
}
