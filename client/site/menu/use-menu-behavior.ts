import { type RefObject, useEffect } from "react";
import { usePage } from "../../state/page-context.ts";
import { nextIndex } from "./menu-keys.ts";

/** A pointer has to rest for so long, in milliseconds, before a panel opens. */
const openDelayMs = 130;
/** And to be away for so long before it closes, which forgives a diagonal way to a link. */
const closeDelayMs = 350;
/** A click so soon after a panel has opened under the pointer meant to open it. */
const clickGraceMs = 600;

/**
 * Adds to the menu's `details` elements what HTML leaves out: panels open on intent, close on
 * Escape, on a click outside and when the focus leaves, and arrow keys move between items.
 */
export function useMenuBehavior(ref: RefObject<HTMLElement | null>): void {
	const { page } = usePage();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what was open
	useEffect(() => {
		if (ref.current) closePanels(ref.current);
	}, [ref, page]);

	useEffect(() => {
		const nav = ref.current;
		if (!nav) return;
		const listeners = new AbortController();
		const { signal } = listeners;
		openOnIntent(nav, signal);
		nav.addEventListener("keydown", (event) => onKey(nav, event), { signal });
		nav.addEventListener(
			"focusout",
			({ relatedTarget }) => {
				if (relatedTarget instanceof Node && !nav.contains(relatedTarget))
					closePanels(nav);
			},
			{ signal },
		);
		document.addEventListener(
			"pointerdown",
			({ target }) => {
				if (target instanceof Node && !nav.contains(target)) closePanels(nav);
			},
			{ signal },
		);
		return () => listeners.abort();
	}, [ref]);
}

function openOnIntent(nav: HTMLElement, signal: AbortSignal): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let openedAt = Number.NEGATIVE_INFINITY;
	const later = (action: () => void, ms: number): void => {
		clearTimeout(timer);
		timer = setTimeout(action, ms);
	};
	signal.addEventListener("abort", () => clearTimeout(timer));
	nav.addEventListener(
		"pointerover",
		({ target, pointerType }) => {
			if (pointerType !== "mouse" || !(target instanceof Element)) return;
			const panel = target.closest("details");
			if (panel?.open) return clearTimeout(timer);
			later(
				() => {
					closePanels(nav);
					if (!panel) return;
					panel.open = true;
					openedAt = performance.now();
				},
				panel ? openDelayMs : closeDelayMs,
			);
		},
		{ signal },
	);
	nav.addEventListener(
		"pointerleave",
		() => later(() => closePanels(nav), closeDelayMs),
		{ signal },
	);
	nav.addEventListener(
		"click",
		(event) => {
			clearTimeout(timer);
			const isSummary =
				event.target instanceof Element && event.target.closest("summary");
			if (isSummary && performance.now() - openedAt < clickGraceMs)
				event.preventDefault();
		},
		{ signal },
	);
}

function onKey(nav: HTMLElement, event: KeyboardEvent): void {
	const focused = document.activeElement;
	const panel = focused?.closest<HTMLDetailsElement>("details[open]");
	if (event.key === "Escape" && panel) {
		closePanels(nav);
		panel.querySelector("summary")?.focus();
		return;
	}
	const links = panel
		? [...panel.querySelectorAll<HTMLElement>("summary, a")]
		: [];
	const isInPanel =
		panel && (focused?.localName === "a" || event.key === "ArrowDown");
	const items = isInPanel
		? links
		: [...nav.querySelectorAll<HTMLElement>(":scope > ul > li > a, summary")];
	const index = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
	const next =
		index < 0 ? undefined : nextIndex(event.key, index, items.length);
	if (next === undefined) return;
	event.preventDefault();
	items[next]?.focus();
}

function closePanels(nav: HTMLElement): void {
	for (const panel of nav.querySelectorAll<HTMLDetailsElement>("details[open]"))
		panel.open = false;
}
