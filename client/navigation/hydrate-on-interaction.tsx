import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { routeOf } from "../../shared/pages/page-paths.ts";
import { raiseChunkError } from "../failures/load-errors.ts";
import { pageHydration } from "../pages/page-hydration.ts";
import { PageContext } from "../state/page-context.ts";
import { readPageData } from "../state/read-page-data.ts";
import type { Entry } from "./entry.ts";
import { loadBody } from "./load-page.ts";
import type { MessageStore } from "./message-store.ts";

/** Events that precede an interaction. */
const approaches = ["pointerover", "pointerdown", "touchstart", "focusin"];
/** Events that React misses during hydration and that are replayed afterwards. */
const replayed = ["input", "change", "focusout"];

/**
 * Loads and hydrates the first page's content when the visitor approaches it. Input from before
 * hydration is kept, and form submissions wait. If the scripts fail to load, forms work as they do
 * without scripts.
 *
 * @returns a function that stops this when another page is shown
 */
export function hydrateOnInteraction(
	messages: MessageStore,
	entry: Entry,
): () => void {
	const { page, PageBody } = entry.loaded;
	const { page: name } = routeOf(page);
	const main = document.getElementById("main");
	if (!main || PageBody || pageHydration[name] !== "interaction")
		return () => {};
	const listening = new AbortController();
	const { signal } = listening;
	let root: Root | undefined;
	let hydration: Promise<void> | undefined;

	const hydrate = async (): Promise<void> => {
		const [Body, { keepTyped }] = await Promise.all([
			loadBody(name),
			import("./keep-typed.ts"),
		]);
		if (signal.aborted) return;
		const passOn = keepTyped(main, signal);
		await new Promise<void>((resolve) =>
			// A transition renders in slices, which keeps the page responsive.
			startTransition(() => {
				root = hydrateRoot(
					main,
					<PageContext
						value={{
							...entry.loaded,
							location: entry.location,
							messages,
							today: readPageData().today,
							shownSince: performance.timeOrigin,
						}}
					>
						<Hydrated onHydrated={resolve}>
							<Body />
						</Hydrated>
					</PageContext>,
					{
						onRecoverableError(error) {
							reportError(error);
							passOn();
						},
					},
				);
			}),
		);
		listening.abort();
	};
	const begin = (): void => {
		hydration ??= hydrate().catch((error: unknown) => {
			raiseChunkError(error, window.location.pathname);
			// The next interaction retries.
			hydration = undefined;
		});
	};
	const replay = (event: Event): void => {
		const { target, type } = event;
		if (!(target instanceof Element) || !main.contains(target)) return;
		const { relatedTarget = null } = event instanceof FocusEvent ? event : {};
		begin();
		const chosen =
			target instanceof HTMLSelectElement ? target.value : undefined;
		void hydration?.then(() => {
			// Loading has failed, or the page was left meanwhile.
			if (!root) return;
			// React resets selections that were made before hydration.
			if (target instanceof HTMLSelectElement && chosen !== undefined)
				target.value = chosen;
			target.dispatchEvent(
				new FocusEvent(type, { bubbles: true, relatedTarget }),
			);
		});
	};
	const delaySubmit = (event: SubmitEvent): void => {
		const { target, submitter } = event;
		if (
			!hydration ||
			!(target instanceof HTMLFormElement) ||
			!main.contains(target)
		)
			return;
		event.preventDefault();
		event.stopImmediatePropagation();
		void hydration.then(() => {
			listening.abort();
			target.requestSubmit(submitter);
		});
	};
	for (const type of approaches)
		main.addEventListener(type, begin, { passive: true, signal });
	// On the document: the outer root stops these events while React hydrates.
	for (const type of replayed)
		document.addEventListener(type, replay, { capture: true, signal });
	document.addEventListener("submit", delaySubmit, { capture: true, signal });
	if (main.contains(document.activeElement)) begin();
	return () => {
		listening.abort();
		// Deferred: React may be rendering the next page at this moment.
		queueMicrotask(() => root?.unmount());
	};
}

function Hydrated(props: { onHydrated: () => void; children: ReactNode }) {
	const { onHydrated, children } = props;
	useEffect(onHydrated, [onHydrated]);
	return children;
}
