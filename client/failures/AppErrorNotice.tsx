import { useState } from "react";
import type { Locale } from "../../shared/locales.ts";
import type { MessageStore } from "../navigation/message-store.ts";
import { useClientText } from "../state/client-text.ts";
import styles from "./AppErrorNotice.module.css";
import { type AppError, clearAppError } from "./app-error.ts";

/**
 * The app-level error beside the page: what happened, a retry, and a dismiss button. Both return the
 * focus to where it was.
 */
export function AppErrorNotice(props: {
	error: AppError;
	messages: MessageStore;
	locale: Locale;
}) {
	const { error, messages, locale } = props;
	const { href, form } = error;
	const { text, lang } = useClientText(messages, locale);
	const { notice } = text;
	const [before] = useState(() => document.activeElement);
	// Cleared first, so that another failure is announced again.
	const close = (redirect?: string) => {
		clearAppError(redirect);
		// The buttons are gone.
		if (before instanceof HTMLElement) before.focus({ preventScroll: true });
	};
	return (
		<div className={`floating ${styles.notice}`} role="alert" lang={lang}>
			{error.text === undefined ? (
				<p>{notice[error.kind]}</p>
			) : (
				<p lang={error.lang}>{error.text}</p>
			)}
			{error.message ? (
				<p className={styles.detail} lang="en">
					{error.message}
				</p>
			) : null}
			<p className={styles.actions}>
				{error.text === undefined ? (
					<button
						className="button button-primary"
						type="button"
						onClick={() => {
							close(href);
							form?.requestSubmit();
						}}
					>
						{notice.retry}
					</button>
				) : null}
				<button className="button" type="button" onClick={() => close()}>
					{notice.dismiss}
				</button>
			</p>
		</div>
	);
}
