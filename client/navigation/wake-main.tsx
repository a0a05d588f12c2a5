import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { routeOf } from "../../shared/pages/page-paths.ts";
import { pageHydration } from "../pages/page-hydration.ts";
import { LocationContext } from "../state/location-context.ts";
import { MessagesContext } from "../state/messages-context.ts";
import { PageContext } from "../state/page-context.ts";
import { readPageData } from "../state/read-page-data.ts";
import { ShownSinceContext } from "../state/shown-since-context.ts";
import { TodayContext } from "../state/today-context.ts";
import { I18nContext } from "../state/translation.ts";
import type { Entry } from "./entry.ts";
import { loadBody } from "./load-page.ts";
import type { MessageStore } from "./message-store.ts";

/** What comes before anybody uses what is under the pointer or has the focus. */
const touches = ["pointerover", "pointerdown", "touchstart", "focusin"];

/**
 * Makes the first page's content React's once somebody touches it. What is typed or
 * chosen meanwhile stays, a form that is sent waits. Where the scripts cannot be loaded, forms work as without.
 *
 * @returns ends it, for another page is shown.
 */
export function wakeWhenTouched(
	messages: MessageStore,
	entry: Entry,
): () => void {
	const { page, PageBody } = entry.loaded;
	const name = routeOf(page).page;
	const main = document.getElementById("main");
	if (!main || PageBody || pageHydration[name] !== "touch") return () => {};
	const listening = new AbortController();
	const { signal } = listening;
	let root: Root | undefined;
	let wake: Promise<void> | undefined;

	const hydrate = async (): Promise<void> => {
		const Body = await loadBody(name);
		if (signal.aborted) return;
		await new Promise<void>((resolve) =>
			// In slices, between which the page answers.
			startTransition(() => {
				root = hydrateRoot(
					main,
					provide(
						{ entry, messages },
						<Notice onShown={resolve}>
							<Body />
						</Notice>,
					),
				);
			}),
		);
		listening.abort();
	};
	const onTouch = (): void => {
		wake ??= hydrate().catch(() => {
			// The next touch tries again.
			wake = undefined;
		});
	};
	const onSubmit = (event: SubmitEvent): void => {
		const { target, submitter } = event;
		if (!wake || !(target instanceof HTMLFormElement) || !main.contains(target))
			return;
		event.preventDefault();
		event.stopImmediatePropagation();
		void wake.then(() => {
			listening.abort();
			target.requestSubmit(submitter);
		});
	};
	// React has not heard of it, and takes back what was chosen before it was there.
	const repeat = (event: Event): void => {
		const { target, type } = event;
		if (!(target instanceof Element) || !main.contains(target)) return;
		const { relatedTarget = null } = event instanceof FocusEvent ? event : {};
		onTouch();
		const chosen =
			target instanceof HTMLSelectElement ? target.value : undefined;
		void wake?.then(() => {
			if (!signal.aborted) return;
			if (target instanceof HTMLSelectElement && chosen !== undefined)
				target.value = chosen;
			target.dispatchEvent(
				new FocusEvent(type, { bubbles: true, relatedTarget }),
			);
		});
	};
	for (const type of touches)
		main.addEventListener(type, onTouch, { passive: true, signal });
	// Before React, which lets none of these pass while it takes the content over.
	for (const type of ["input", "change", "focusout"])
		document.addEventListener(type, repeat, { capture: true, signal });
	document.addEventListener("submit", onSubmit, { capture: true, signal });
	if (main.contains(document.activeElement)) onTouch();
	return () => {
		listening.abort();
		// Not while React is at work, as it is when it shows another page.
		queueMicrotask(() => root?.unmount());
	};
}

/** Gives a page's content what it reads. */
function provide(
	{ entry, messages }: { entry: Entry; messages: MessageStore },
	content: ReactNode,
): ReactNode {
	const { page, locale, i18n } = entry.loaded;
	return (
		<LocationContext value={entry.location}>
			<MessagesContext value={messages}>
				<I18nContext value={i18n}>
					<PageContext value={{ page, locale }}>
						<TodayContext value={readPageData().today}>
							<ShownSinceContext value={performance.timeOrigin}>
								{content}
							</ShownSinceContext>
						</TodayContext>
					</PageContext>
				</I18nContext>
			</MessagesContext>
		</LocationContext>
	);
}

/** Tells that what is inside answers. */
function Notice(props: { onShown: () => void; children: ReactNode }) {
	const { onShown, children } = props;
	useEffect(onShown, [onShown]);
	return children;
}
