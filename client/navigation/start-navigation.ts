import { createPath } from "react-router";
import { watchStylesheets } from "../failures/chunk-errors.ts";
import { watchSession } from "../staff/watch-session.ts";
import { incrementCounter } from "../state/tab-session.ts";
import { afterFirstView, startBackground } from "./background.ts";
import type { Entry } from "./entry.ts";
import {
	readIndex,
	readScroll,
	rememberScroll,
	writeEntry,
	writeIndex,
} from "./history-state.ts";
import { hydrateOnInteraction } from "./hydrate-on-interaction.tsx";
import { onLinkClick } from "./intercept-clicks.ts";
import { keepOfflineForm } from "./keep-offline-form.ts";
import type { MessageStore } from "./message-store.ts";
import { nameDocument } from "./name-document.ts";
import { setNavigate } from "./navigate-to.ts";
import { createNavigator, type SiteNavigator } from "./navigator.ts";
import { mountStatus } from "./PageStatus.tsx";
import { showTarget } from "./scroll.ts";

/** Milliseconds without a scroll event after which scrolling has ended. */
const settleMs = 150;

/** Client-side navigation. */
export interface Navigation extends SiteNavigator {
	/** Syncs the document with the entry now shown. */
	onShown(entry: Entry, previous: Entry): void;
}

/** Starts handling links, Back and Forward. */
export function startNavigation(
	messages: MessageStore,
	shown: () => Entry,
	show: (entry: Entry) => void,
): Navigation {
	const siteNavigator = createNavigator(messages, shown, show);
	const push = (href: string) => siteNavigator.push(href);
	const remember = () => rememberScroll(shown().index);
	history.scrollRestoration = "manual";
	if (readIndex() === undefined) writeIndex(0);
	setNavigate(push);
	incrementCounter();
	mountStatus(messages);
	watchStylesheets();
	document.addEventListener("click", onLinkClick(push, remember));
	document.addEventListener("submit", (event) => void keepOfflineForm(event));
	window.addEventListener("popstate", siteNavigator.onPopState);
	window.addEventListener("pageshow", ({ persisted }) => {
		if (persisted) incrementCounter();
	});
	// Not on unload: history writes may be ignored then, and Chromium excludes pages that make them
	// from the back-forward cache.
	watchScrollEnd(remember);
	afterFirstView(() => startBackground(messages));
	const endHydration = hydrateOnInteraction(messages, shown());
	watchSession(shown().loaded);
	return {
		...siteNavigator,
		onShown(entry, previous) {
			if (entry.loaded !== previous.loaded) endHydration();
			follow(entry, previous);
		},
	};
}

/** Calls the listener when scrolling ends. Safari has the event since version 26.2. */
function watchScrollEnd(onEnd: () => void): void {
	if ("onscrollend" in window) {
		document.addEventListener("scrollend", onEnd);
		return;
	}
	let timer: ReturnType<typeof setTimeout> | undefined;
	document.addEventListener("scroll", () => {
		clearTimeout(timer);
		timer = setTimeout(onEnd, settleMs);
	});
}

function follow(entry: Entry, previous: Entry): void {
	const { loaded, location, index, isReturn } = entry;
	if (!isReturn) writeEntry(index, createPath(location));
	if (loaded !== previous.loaded) {
		incrementCounter();
		nameDocument(loaded);
	}
	const position = isReturn ? readScroll() : undefined;
	showTarget(location.hash, position, loaded === previous.loaded);
	if (position !== undefined) rememberScroll(index);
}
