import styles from "./MessageText.module.css";

/** Text that somebody typed, with its line breaks. */
export function MessageText(props: { text: string; lang?: string }) {
	return (
		<p className={styles.message} lang={props.lang}>
			{props.text}
		</p>
	);
}
