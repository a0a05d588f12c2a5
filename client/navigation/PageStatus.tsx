import { createRoot } from "react-dom/client";
import { isLocale, unprefixedLocale } from "../../shared/locales.ts";
import { AppErrorNotice } from "../failures/AppErrorNotice.tsx";
import { appErrorStore } from "../failures/app-error.ts";
import { useStore } from "../state/create-store.ts";
import type { MessageStore } from "./message-store.ts";
import { navigationStatus } from "./navigation-status.ts";
import { PageProgress } from "./PageProgress.tsx";

/** Mounts {@link PageStatus} at the end of the document. */
export function mountStatus(messages: MessageStore): void {
	const element = document.createElement("div");
	document.body.append(element);
	createRoot(element).render(<PageStatus messages={messages} />);
}

/**
 * Announces the current page to screen readers, and shows progress and errors. It has its own React
 * root, so that it survives errors of the page.
 */
function PageStatus({ messages }: { messages: MessageStore }) {
	const { isSlow, announcement } = useStore(navigationStatus);
	const error = useStore(appErrorStore);
	const { lang } = document.documentElement;
	const locale = isLocale(lang) ? lang : unprefixedLocale;
	return (
		<>
			<p className="visually-hidden" role="status" data-announcement="">
				{announcement}
			</p>
			{isSlow ? <PageProgress messages={messages} locale={locale} /> : null}
			{error ? (
				<AppErrorNotice error={error} messages={messages} locale={locale} />
			) : null}
		</>
	);
}
