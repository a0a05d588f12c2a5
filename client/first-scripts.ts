/** Milliseconds after the page's end that a paint is waited for: a hidden tab has none. */
const patienceMs = 1000;

/**
 * Starts a page's scripts once something has been painted, so that they compete with nothing that a
 * visitor waits to see. They wait in a template, written by the server alone: making elements for them
 * would need a policy of Trusted Types, and more bytes.
 */
export function startScriptsAfterPaint(): void {
	const start = (): void =>
		// Nothing is left in it afterwards.
		document.head.append(document.querySelector("template")?.content ?? "");
	new PerformanceObserver(start).observe({ type: "paint" });
	addEventListener("load", () => setTimeout(start, patienceMs));
}
