/** Milliseconds after which work is started even if the page has never been idle. */
const patienceMs = 3000;
/** Milliseconds to wait where the browser cannot tell when it is idle. */
const guessedIdleMs = 500;

/**
 * Does work once the page and all that it shows has loaded and the browser has nothing better to
 * do. Its failure goes unheard: it is nothing that the visitor has asked for.
 */
export function afterFirstView(work: () => Promise<void>): void {
	const run = () => void work().catch(() => {});
	const whenIdle = () => {
		if ("requestIdleCallback" in window)
			requestIdleCallback(run, { timeout: patienceMs });
		else setTimeout(run, guessedIdleMs);
	};
	if (document.readyState === "complete") whenIdle();
	else window.addEventListener("load", whenIdle, { once: true });
}
