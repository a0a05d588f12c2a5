import { isLocale, unprefixedLocale } from "../../shared/locales.ts";
import { AppErrorNotice } from "../failures/AppErrorNotice.tsx";
import { appErrorStore } from "../failures/app-error.ts";
import { useClientText } from "../state/client-text.ts";
import { useStore } from "../state/create-store.ts";
import type { MessageStore } from "./message-store.ts";
import { navigationStatus } from "./navigation-status.ts";
import styles from "./PageStatus.module.css";

/**
 * What is said beside the page: which page is shown now, for screen readers; that one is loading;
 * what went wrong. Stands apart from the page, so that it lives when the page does not.
 */
export function PageStatus({ messages }: { messages: MessageStore }) {
	const { isSlow, announcement } = useStore(navigationStatus);
	const error = useStore(appErrorStore);
	const { lang } = document.documentElement;
	const locale = isLocale(lang) ? lang : unprefixedLocale;
	const text = useClientText(messages.instance(locale));
	return (
		<>
			<p className={styles.announcement} role="status" data-announcement="">
				{announcement}
			</p>
			{isSlow ? (
				<div
					className={styles.progress}
					role="progressbar"
					aria-label={text.progress}
				/>
			) : null}
			{error ? <AppErrorNotice error={error} text={text} /> : null}
		</>
	);
}
