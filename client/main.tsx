import { hydrateRoot } from "react-dom/client";
import { findLocalizedPage } from "../shared/page-paths.ts";
import { ClientRouter } from "./navigation/ClientRouter.tsx";
import { readScroll } from "./navigation/history-state.ts";
import { loadFirstPage } from "./navigation/load-page.ts";
import { createMessageStore } from "./navigation/message-store.ts";
import { restorePosition } from "./navigation/scroll.ts";
import { readPageData } from "./page-data.ts";

const root = document.getElementById("root");
const found = findLocalizedPage(window.location.pathname);

// Without a page to hydrate, the document works as it came.
if (root && found) {
	const position = readScroll();
	if (position !== undefined) restorePosition(position);
	const data = readPageData();
	const messages = createMessageStore(data);
	try {
		const first = await loadFirstPage(messages, found.page, found.locale);
		hydrateRoot(
			root,
			<ClientRouter first={first} messages={messages} today={data.today} />,
		);
	} catch (error) {
		const { recoverFirstView } = await import(
			"./navigation/recover-first-view.ts"
		);
		recoverFirstView(messages, error);
	}
}
