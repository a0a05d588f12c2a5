import type { Locale } from "../../shared/locales.ts";
import { useClientText } from "../state/client-text.ts";
import type { MessageStore } from "./message-store.ts";
import styles from "./PageProgress.module.css";

/** A progress bar for navigation. */
export function PageProgress(props: {
	messages: MessageStore;
	locale: Locale;
}) {
	const { text, lang } = useClientText(props.messages, props.locale);
	return (
		<div
			className={styles.progress}
			role="progressbar"
			lang={lang}
			aria-label={text.progress}
		/>
	);
}
