import { createPath, type Path } from "react-router";
import {
	type AppError,
	appErrorStore,
	clearAppError,
	setAppError,
} from "../failures/app-error.ts";
import { isServerReachable } from "../failures/probe-server.ts";
import { resolveFailure } from "../failures/resolve-failure.ts";
import { seemsReachable } from "../http.ts";
import { type Entry, readTarget } from "./entry.ts";
import { findShowable } from "./find-showable.ts";
import { readIndex, rememberScroll, writeIndex } from "./history-state.ts";
import { loadPage } from "./load-page.ts";
import type { MessageStore } from "./message-store.ts";
import { startProgress, stopProgress } from "./navigation-status.ts";
import { hasNewBuild } from "./new-build.ts";

export interface SiteNavigator {
	push(href: string): void;
	/** Follows Back and Forward. */
	onPopState(): void;
}

/**
 * Creates the navigator. It shows a page and changes the URL once chunk and messages have loaded; a
 * later navigation supersedes an earlier one. Pages that cannot be shown here are loaded as
 * documents.
 *
 * @param shown returns the current entry
 * @param show shows an entry and writes it to the history
 */
export function createNavigator(
	messages: MessageStore,
	shown: () => Entry,
	show: (entry: Entry) => void,
): SiteNavigator {
	let latest = 0;
	let isGoingBack = false;

	const navigate = async (
		location: Path,
		isReturn: boolean,
		index: number,
	): Promise<void> => {
		const turn = ++latest;
		// Withdraws a page that is being rendered: it would change the address once more.
		show(shown());
		const isCurrent = () => turn === latest;
		const href = createPath(location);
		const openOnline = async () => {
			// The browser's error page would replace this one.
			const isReachable = seemsReachable() || (await isServerReachable());
			if (!isCurrent()) return;
			if (isReachable) openDocument(href, isReturn);
			else stay({ kind: "offline", retry: href }, isReturn);
		};
		const found = findShowable(location.pathname);
		if (!found) return openOnline();
		startProgress();
		try {
			const loaded = await loadPage(messages, found.page, found.locale);
			if (!isCurrent()) return;
			if (hasNewBuild()) return await openOnline();
			if (!isReturn) rememberScroll(shown().index);
			// An enquiry's result stays until it is dismissed.
			if (appErrorStore.read()?.kind !== "enquiry") clearAppError();
			show({ loaded, location, isReturn, index });
		} catch (error) {
			const { loaded, notice } = await resolveFailure(error, {
				...found,
				href,
				messages,
			});
			if (!isCurrent()) return;
			if (loaded) show({ loaded, location, isReturn, index });
			else if (notice) stay(notice, isReturn);
			else openDocument(href, isReturn);
		} finally {
			if (isCurrent()) stopProgress();
		}
	};

	/** Keeps the page, says why, and undoes a change of the URL that the browser made before. */
	const stay = (notice: AppError, isReturn: boolean): void => {
		stopProgress();
		setAppError(notice);
		const entry = shown();
		// A new entry object: menus and dialogs compare it by identity, and reset.
		show({ ...entry });
		if (!isReturn) return;
		const distance = entry.index - (readIndex() ?? entry.index);
		isGoingBack = distance !== 0;
		if (isGoingBack) history.go(distance);
	};

	return {
		push(href) {
			// Now, in case a document loads; again when the page is shown.
			rememberScroll(shown().index);
			const location = readTarget(href);
			// As in browsers, a link to the current address adds no history entry.
			const step = createPath(location) === createPath(readTarget()) ? 0 : 1;
			const index = (readIndex() ?? shown().index) + step;
			void navigate(location, false, index);
		},
		onPopState() {
			const wasGoingBack = isGoingBack;
			isGoingBack = false;
			if (wasGoingBack) return;
			const entry = shown();
			// Links within the page create history entries without state.
			const isWithin = readIndex() === undefined;
			if (isWithin) writeIndex(entry.index + 1);
			else rememberScroll(entry.index);
			const location = readTarget();
			const index = readIndex() ?? entry.index;
			const { pathname, search } = entry.location;
			// A filter changes the query of an entry, and such a link keeps it.
			const isSame = isWithin || location.search === search;
			if (location.pathname !== pathname || !isSame)
				return void navigate(location, true, index);
			latest++;
			stopProgress();
			show({ ...entry, location, isReturn: true, index });
		},
	};
}

/** Loads an address as a document, with the history as the navigation would leave it. */
function openDocument(href: string, isReturn: boolean): void {
	if (isReturn) window.location.reload();
	else window.location.assign(href);
}
