import { type RefObject, useEffect } from "react";
import { isPlainClick } from "../../navigation/is-plain-click.ts";
import { usePage } from "../../state/page-context.ts";
import { nextIndex } from "./menu-keys.ts";

/** Milliseconds that a pointer must rest before a panel opens. */
const openDelayMs = 130;
/** Milliseconds that a pointer must be away before it closes. Tolerates a diagonal path to a link. */
const closeDelayMs = 350;
/** Milliseconds after a panel opened on hover during which a click must not close it. */
const clickGraceMs = 600;

const anyPanel = "[data-panel]";
const openPanel = "[aria-expanded=true]";

/**
 * Turns menu items with a panel into buttons. Panels open on click and hover intent; they close on
 * Escape, on a click outside, and when the focus leaves. Arrow keys move between items. Clicks with
 * a modifier stay with the browser, since the items are links.
 *
 * @param onDismiss called if a panel closes without one of its links being followed
 */
export function useMenuBehavior(
	ref: RefObject<HTMLElement | null>,
	onDismiss: () => void,
): void {
	const here = usePage();
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew closes what was open
	useEffect(() => {
		const item = ref.current?.querySelector<HTMLElement>(openPanel);
		// The focus stays in the panel if a link failed to navigate.
		if (item?.nextElementSibling?.contains(document.activeElement))
			item.focus();
		if (ref.current) closePanels(ref.current);
	}, [ref, here]);

	useEffect(() => {
		const nav = ref.current;
		if (!nav) return;
		for (const item of nav.querySelectorAll(anyPanel)) {
			item.role = "button";
			item.ariaExpanded = String(item.matches("li:hover > *"));
		}
		const listeners = new AbortController();
		const { signal } = listeners;
		let isFollowing = false;
		const dismiss = (): void => {
			if (closePanels(nav) && !isFollowing) onDismiss();
		};
		openOnIntent(nav, dismiss, signal);
		nav.addEventListener(
			"click",
			(event) => {
				if (isPlainClick(event)) isFollowing = !closest(event, anyPanel);
			},
			{ signal },
		);
		nav.addEventListener("keydown", (event) => onKey(nav, event, dismiss), {
			signal,
		});
		nav.addEventListener(
			"focusout",
			({ relatedTarget }) => {
				if (relatedTarget instanceof Node && !nav.contains(relatedTarget))
					dismiss();
			},
			{ signal },
		);
		document.addEventListener(
			"pointerdown",
			({ target }) => {
				if (target instanceof Node && !nav.contains(target)) dismiss();
			},
			{ signal },
		);
		// The back-forward cache restores open panels and the choice made then.
		window.addEventListener(
			"pageshow",
			({ persisted }) => {
				if (!persisted) return;
				closePanels(nav);
				onDismiss();
			},
			{ signal },
		);
		return () => listeners.abort();
	}, [ref, onDismiss]);
}

function openOnIntent(
	nav: HTMLElement,
	dismiss: () => void,
	signal: AbortSignal,
): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let openedAt = Number.NEGATIVE_INFINITY;
	const later = (action: () => void, ms: number): void => {
		clearTimeout(timer);
		timer = setTimeout(action, ms);
	};
	signal.addEventListener("abort", () => clearTimeout(timer));
	nav.addEventListener(
		"pointerover",
		(event) => {
			if (event.pointerType !== "mouse") return;
			const item = closest(event, "nav > ul > li")?.querySelector(anyPanel);
			if (item?.matches(openPanel)) return clearTimeout(timer);
			later(
				() => {
					dismiss();
					if (!item) return;
					item.ariaExpanded = "true";
					openedAt = performance.now();
				},
				item ? openDelayMs : closeDelayMs,
			);
		},
		{ signal },
	);
	nav.addEventListener("pointerleave", () => later(dismiss, closeDelayMs), {
		signal,
	});
	nav.addEventListener(
		"click",
		(event) => {
			const item = closest(event, anyPanel);
			clearTimeout(timer);
			if (!item || !isPlainClick(event)) return;
			event.preventDefault();
			const wasOpen =
				item.matches(openPanel) && performance.now() - openedAt >= clickGraceMs;
			closePanels(nav);
			item.ariaExpanded = String(!wasOpen);
		},
		{ signal },
	);
}

function onKey(
	nav: HTMLElement,
	event: KeyboardEvent,
	dismiss: () => void,
): void {
	const { activeElement: focused } = document;
	if (!(focused instanceof HTMLElement)) return;
	const isItem = focused.matches(anyPanel);
	if (event.key === " " && isItem) {
		event.preventDefault();
		focused.click();
		return;
	}
	const panel = focused.closest("nav > ul > li");
	const links = panel?.querySelector(openPanel)
		? [...panel.querySelectorAll("a")]
		: [];
	if (event.key === "Escape" && links[0]) {
		dismiss();
		links[0].focus();
		return;
	}
	const isInPanel = links[0] && (!isItem || event.key === "ArrowDown");
	const items: readonly HTMLElement[] = isInPanel
		? links
		: [...nav.querySelectorAll<HTMLElement>(":scope > ul > li > a")];
	const index = items.indexOf(focused);
	const next =
		index < 0 ? undefined : nextIndex(event.key, index, items.length);
	if (next === undefined) return;
	event.preventDefault();
	items[next]?.focus();
}

/** Closes all panels. Returns whether one was open. */
function closePanels(nav: HTMLElement): boolean {
	const open = nav.querySelectorAll(openPanel);
	for (const item of open) item.ariaExpanded = "false";
	return open.length > 0;
}

function closest({ target }: Event, selector: string): Element | null {
	return target instanceof Element ? target.closest(selector) : null;
}
