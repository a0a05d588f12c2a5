/** Milliseconds after which work is started even if the page has never been idle. */
const patienceMs = 3000;
/** Milliseconds to wait where the browser cannot tell when it is idle. */
const guessedIdleMs = 500;

/**
 * Does work once the page and all that it shows has loaded and the browser has nothing better to
 * do.
 */
export function afterFirstView(work: () => void): void {
	const whenIdle = () => {
		if ("requestIdleCallback" in window)
			requestIdleCallback(work, { timeout: patienceMs });
		else setTimeout(work, guessedIdleMs);
	};
	if (document.readyState === "complete") whenIdle();
	else window.addEventListener("load", whenIdle, { once: true });
}
