/** Milliseconds after the page's end that a paint is waited for: a hidden tab has none. */
const patienceMs = 1000;

/**
 * Loads a page's scripts once something has been painted, so that they compete with nothing that a
 * visitor waits to see.
 *
 * @param addresses separated by spaces, the one that starts first; none where they are absent.
 */
export function loadScriptsAfterPaint(addresses: string | undefined): void {
	const waiting = addresses?.split(" ") ?? [];
	const load = (): void => {
		for (const src of waiting.splice(0))
			document.head.append(
				Object.assign(document.createElement("script"), {
					type: "module",
					src,
				}),
			);
	};
	new PerformanceObserver(load).observe({ type: "paint" });
	addEventListener("load", () => setTimeout(load, patienceMs));
}
