import styles from "./MessageText.module.css";

export function MessageText(props: { text: string; lang?: string }) {
	return (
		<p className={styles.message} lang={props.lang}>
			{props.text}
		</p>
	);
}
