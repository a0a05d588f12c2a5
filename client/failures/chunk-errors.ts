import type { MessageStore } from "../navigation/message-store.ts";
import { mountStatus } from "../navigation/PageStatus.tsx";
import { setAppError } from "./app-error.ts";
import { raiseChunkError } from "./load-errors.ts";
import { isServerReachable } from "./probe-server.ts";
import { takeReload } from "./reload-guard.ts";

/**
 * Recovers from the failure of a file that the current document needs: reloads the document, or
 * reports the missing file if that would not help. The page stays readable.
 */
async function recoverDocument(error: unknown): Promise<void> {
	const { pathname } = window.location;
	raiseChunkError(error, pathname);
	const href = window.location.href.slice(window.location.origin.length);
	if (!(await isServerReachable()))
		setAppError({ kind: "offline", retry: href });
	else if (takeReload(pathname)) window.location.reload();
	else setAppError({ kind: "chunk", retry: href });
}

/** Recovers from the failure of a file that hydration of the first page needs. */
export function recoverFirstView(messages: MessageStore, error: unknown): void {
	mountStatus(messages);
	void recoverDocument(error);
}

/** Watches the document's stylesheets, including those that have already failed. */
export function watchStylesheets(): void {
	const recover = (link: HTMLLinkElement) =>
		void recoverDocument(new Error(`stylesheet ${link.href} is missing`));
	for (const link of document.querySelectorAll<HTMLLinkElement>(
		"link[rel=stylesheet]",
	))
		if (!link.sheet) recover(link);
	window.addEventListener(
		"error",
		({ target }) => {
			if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
				recover(target);
		},
		{ capture: true },
	);
}
