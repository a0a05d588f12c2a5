/** Milliseconds after `load` to wait for a paint, which hidden tabs never get. */
const patienceMs = 1000;

/**
 * Starts the page's scripts after the first paint, so that they do not compete with visible
 * content. The server puts them into a `template`: creating the elements here would need a Trusted
 * Types policy and more bytes.
 */
export function startScriptsAfterPaint(): void {
	const start = (): void =>
		// Empty after the first call.
		document.head.append(document.querySelector("template")?.content ?? "");
	new PerformanceObserver(start).observe({ type: "paint" });
	addEventListener("load", () => setTimeout(start, patienceMs));
}
