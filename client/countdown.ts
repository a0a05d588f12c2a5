import { isCurrentEngine, styleForOldEngine } from "./old-engines.ts";

/*
 * Error pages' script: styles for old engines, and the coming-soon page's countdown. It stands
 * alone: nothing that may have failed is needed.
 */
if (!isCurrentEngine) styleForOldEngine();
const box = document.querySelector<HTMLElement>("[data-countdown]");
if (box) startCountdown(box);

function startCountdown(element: HTMLElement): void {
	const { home = "/", stayed = "" } = element.dataset;
	const seconds = element.querySelector("[data-seconds]");
	const status = element.querySelector<HTMLElement>("[role=status]");
	const button = element.querySelector<HTMLElement>("[data-stay]");
	let left = Number(element.dataset.countdown);
	element.hidden = false;

	const show = (): void => {
		// Read out at the start and once more while there is time to stop it, not every second.
		const isSpoken = left === Number(element.dataset.countdown) || left === 3;
		status?.setAttribute("aria-live", isSpoken ? "polite" : "off");
		if (seconds) seconds.textContent = String(left);
	};
	const stop = (): void => {
		clearInterval(timer);
		status?.setAttribute("aria-live", "polite");
		if (status) status.textContent = stayed;
		button?.remove();
	};
	const timer = setInterval(() => {
		left -= 1;
		show();
		if (left > 0) return;
		clearInterval(timer);
		// Replaced, so that Back does not lead here again.
		window.location.replace(home);
	}, 1000);

	button?.addEventListener("click", () => {
		stop();
		// The button is gone, and the focus must not be lost with it.
		status?.focus();
	});
	window.addEventListener("pagehide", () => {
		// Not when the countdown itself leaves.
		if (left > 0) stop();
	});
	// Who comes back has left before, and wants to be here.
	if (isReturn()) stop();
	else setTimeout(show);
}

/** Whether Back or Forward has led here. */
function isReturn(): boolean {
	const [entry] = performance.getEntriesByType("navigation");
	return (
		entry instanceof PerformanceNavigationTiming &&
		entry.type === "back_forward"
	);
}
