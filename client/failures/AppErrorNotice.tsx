import type { Locale } from "../../shared/locales.ts";
import type { MessageStore } from "../navigation/message-store.ts";
import { useClientText } from "../state/client-text.ts";
import styles from "./AppErrorNotice.module.css";
import { type AppError, clearAppError } from "./app-error.ts";

/** The app-level error, beside the page that stays: what happened, another try, and a way to be rid of it. */
export function AppErrorNotice(props: {
	error: AppError;
	messages: MessageStore;
	locale: Locale;
}) {
	const { error, messages, locale } = props;
	const { text, lang } = useClientText(messages, locale);
	const { notice } = text;
	return (
		<div className={styles.notice} role="alert" lang={lang}>
			<p>{notice[error.kind]}</p>
			{error.message ? (
				<p className={styles.detail} lang="en">
					{error.message}
				</p>
			) : null}
			<p className={styles.actions}>
				{error.href ? (
					<a className="button button-primary" href={error.href}>
						{notice.retry}
					</a>
				) : null}
				<button
					className="button"
					type="button"
					onClick={() => clearAppError()}
				>
					{notice.dismiss}
				</button>
			</p>
		</div>
	);
}
