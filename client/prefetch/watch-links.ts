import { findShowable } from "../navigation/find-showable.ts";
import { loadPage } from "../navigation/load-page.ts";
import type { MessageStore } from "../navigation/message-store.ts";
import { allowsPrefetch } from "./connection.ts";
import { leadsElsewhere } from "./leads-elsewhere.ts";
import { createPrefetchQueue } from "./prefetch-queue.ts";

/**
 * Prefetches linked pages: messages for links in view, and first scripts and messages for links
 * about to be used.
 */
export function watchLinks(messages: MessageStore): void {
	const queue = createPrefetchQueue();

	const prefetch = (link: HTMLAnchorElement, isUrgent: boolean): void => {
		if (!allowsPrefetch() || !leadsElsewhere(link, window.location.href))
			return;
		const found = findShowable(link.pathname);
		if (!found) return;
		const { page, locale } = found;
		const key = `${locale} ${page.path}`;
		if (isUrgent) {
			queue.add(key, () => loadPage(messages, page, locale), true);
		} else {
			// Scripts only on intent: most links in view are never used.
			queue.add(`text of ${key}`, () => messages.loadFor(page, locale));
		}
	};

	const onIntent = ({ target }: Event): void => {
		const link = target instanceof Element ? target.closest("a") : null;
		if (link) prefetch(link, true);
	};
	// These bubble, unlike `pointerenter` and `focus`.
	for (const type of ["pointerover", "focusin", "touchstart"])
		document.addEventListener(type, onIntent, { passive: true });

	watchView((link) => prefetch(link, false));
}

/** Calls back once for each link that scrolls into view, including links added later. */
function watchView(onView: (link: HTMLAnchorElement) => void): void {
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
			observer.unobserve(target);
			onView(target);
		}
	});
	const observed = new WeakSet<Element>();
	const observeAll = (): void => {
		for (const link of document.querySelectorAll<HTMLAnchorElement>(
			"a[href]",
		)) {
			if (observed.has(link)) continue;
			observed.add(link);
			observer.observe(link);
		}
	};
	observeAll();
	let isPlanned = false;
	new MutationObserver(() => {
		if (isPlanned) return;
		isPlanned = true;
		requestAnimationFrame(() => {
			isPlanned = false;
			observeAll();
		});
	}).observe(document.body, { childList: true, subtree: true });
}
