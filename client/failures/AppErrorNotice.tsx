import { useRef } from "react";
import type { Locale } from "../../shared/locales.ts";
import type { MessageStore } from "../navigation/message-store.ts";
import { useClientText } from "../state/client-text.ts";
import styles from "./AppErrorNotice.module.css";
import { type AppError, clearAppError } from "./app-error.ts";

/**
 * The app-level error beside the page: what happened, a retry, and a dismiss button. Both return the
 * focus to where it came from.
 */
export function AppErrorNotice(props: {
	error: AppError;
	messages: MessageStore;
	locale: Locale;
}) {
	const { error, messages, locale } = props;
	const { text, lang } = useClientText(messages, locale);
	const { notice } = text;
	const before = useRef<EventTarget | null>(null);
	// Cleared first, so that another failure is announced again.
	const close = (redirect?: string) => {
		clearAppError(redirect);
		// The buttons are gone.
		if (before.current instanceof HTMLElement)
			before.current.focus({ preventScroll: true });
	};
	return (
		<div
			className={`floating ${styles.notice}`}
			role="alert"
			lang={lang}
			onFocus={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget))
					before.current = relatedTarget;
			}}
		>
			{error.kind === "enquiry" ? (
				<p lang={error.lang}>{error.text}</p>
			) : (
				<>
					<p>{notice[error.kind]}</p>
					{error.message ? (
						<p className={styles.detail} lang="en">
							{error.message}
						</p>
					) : null}
				</>
			)}
			<p className={styles.actions}>
				{error.kind === "enquiry" ? null : (
					<button
						className="button button-primary"
						type="button"
						onClick={() => {
							const { retry } = error;
							if (typeof retry === "string") return close(retry);
							close();
							retry();
						}}
					>
						{notice.retry}
					</button>
				)}
				<button className="button" type="button" onClick={() => close()}>
					{notice.dismiss}
				</button>
			</p>
		</div>
	);
}
