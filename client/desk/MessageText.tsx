import styles from "./MessageText.module.css";

/** A message in any script, with its line breaks. */
export function MessageText(props: { text: string; lang?: string }) {
	return (
		<p className={styles.message} dir="auto" lang={props.lang}>
			{props.text}
		</p>
	);
}
