/** Milliseconds after which the work starts even if the page was never idle. */
const patienceMs = 3000;
/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const guessedIdleMs = 500;

/** Runs work once the page has loaded completely and the browser is idle. */
export function afterFirstView(work: () => void): void {
	const whenIdle = () => {
		if ("requestIdleCallback" in window)
			requestIdleCallback(work, { timeout: patienceMs });
		else setTimeout(work, guessedIdleMs);
	};
	if (document.readyState === "complete") whenIdle();
	else window.addEventListener("load", whenIdle, { once: true });
}
