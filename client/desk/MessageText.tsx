import styles from "./MessageText.module.css";

/** What somebody wrote, line by line as they did. */
export function MessageText(props: { text: string; lang?: string }) {
	return (
		<p className={styles.message} lang={props.lang}>
			{props.text}
		</p>
	);
}
