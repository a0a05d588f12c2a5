import { findShowable } from "../navigation/find-showable.ts";
import { loadPage } from "../navigation/load-page.ts";
import type { MessageStore } from "../navigation/message-store.ts";
import { allowsPrefetch } from "./connection.ts";

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

interface PrefetchLink {
	/** Absolute URL. */
	readonly href: string;
	readonly target: string;
}

/**
 * Whether a link leads to another address of this site in this tab. Links to a section do not count,
 * whatever the page.
 *
 * @param currentHref absolute URL of the current page
 */
export function leadsElsewhere(
	{ href, target }: PrefetchLink,
	currentHref: string,
): boolean {
	if (target !== "" && target !== "_self") return false;
	if (!URL.canParse(href) || href.includes("#")) return false;
	const url = new URL(href);
	const current = new URL(currentHref);
	return url.origin === current.origin && url.pathname !== current.pathname;
}

interface PrefetchQueue {
	/** Adds work under a key; each key runs once. Urgent work goes first. */
	add(key: string, work: () => Promise<unknown>, isUrgent?: boolean): void;
}

/** Maximum number of concurrent tasks. */
export const prefetchLimit = 4;

/** Creates a queue that ignores errors of its tasks. */
export function createPrefetchQueue(limit = prefetchLimit): PrefetchQueue {
	const seen = new Set<string>();
	let waiting: { key: string; work: () => Promise<unknown> }[] = [];
	let running = 0;

	const startNext = async (): Promise<void> => {
		const next = running < limit ? waiting.shift() : undefined;
		if (!next) return;
		running++;
		try {
			await next.work();
		} catch {
			// The page loads again when it is wanted.
		}
		running--;
		void startNext();
	};

	return {
		add(key, work, isUrgent = false) {
			const isWaiting = waiting.some((item) => item.key === key);
			if (seen.has(key) && !(isUrgent && isWaiting)) return;
			seen.add(key);
			const item = { key, work };
			waiting = waiting.filter((other) => other.key !== key);
			if (isUrgent) waiting.unshift(item);
			else waiting.push(item);
			void startNext();
		},
	};
}
