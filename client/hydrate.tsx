import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { findLocalizedPage } from "../shared/pages/page-hrefs.ts";
import { chunkErrorEvent } from "./failures/load-errors.ts";
import { setRouteErrorLoader } from "./failures/RouteErrorBoundary.tsx";
import { showPlainError } from "./failures/show-plain-error.ts";
import { ClientRouter } from "./navigation/ClientRouter.tsx";
import { readScroll } from "./navigation/history-state.ts";
import { loadFirstPage } from "./navigation/load-page.ts";
import { createMessageStore } from "./navigation/message-store.ts";
import { restoreView } from "./navigation/scroll.ts";
import { readPageData } from "./state/read-page-data.ts";

watchErrors();
// Loaded along with the navigation code, so that it is available when the network is not.
setRouteErrorLoader(
	async () => (await import("./navigation/after-hydration.ts")).RouteError,
);
// Not awaited: the page's chunk imports this module and would deadlock.
void hydrate();

async function hydrate(): Promise<void> {
	// The script may run before the end of the document, which contains the page's data.
	if (document.readyState === "loading")
		await new Promise((resolve) =>
			document.addEventListener("DOMContentLoaded", resolve, { once: true }),
		);
	const root = document.getElementById("root");
	const found = findLocalizedPage(window.location.pathname);
	// Without a page to hydrate, the document works as it is.
	if (!root || !found) return;
	restoreView(readScroll(), window.location.hash);
	const data = readPageData();
	const messages = createMessageStore(data, found.page);
	try {
		const first = await loadFirstPage(messages, found.page, found.locale);
		// A transition renders in slices, which keeps the page responsive.
		startTransition(() => {
			hydrateRoot(
				root,
				<ClientRouter first={first} messages={messages} today={data.today} />,
				{
					onUncaughtError(error) {
						reportError(error);
						showPlainError(root);
					},
				},
			);
		});
	} catch (error) {
		const { recoverFirstView } = await import(
			"./navigation/after-hydration.ts"
		);
		recoverFirstView(messages, error);
	}
}

/**
 * Reports uncaught errors, rejections, files that failed to load, and hydration errors that React
 * recovered from. The reporting code loads with the first of them; if that fails, nothing is
 * reported.
 */
function watchErrors(): void {
	for (const type of ["error", "unhandledrejection", chunkErrorEvent])
		addEventListener(type, (event) => {
			import("./failures/tell-error.ts")
				.then(({ tellError }) => tellError(event))
				.catch(() => {});
		});
}
