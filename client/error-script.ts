import { isCurrentEngine, styleForOldEngine } from "./old-engines.ts";
import { showSavedTheme } from "./site/theme/saved-theme.ts";
import { saveChosenLanguage } from "./state/locale-preference.ts";

/*
 * Script of the error pages: what is saved in local storage, styles for old engines, and the
 * countdown of the coming-soon page. It depends on nothing that may have failed.
 */
if (isCurrentEngine) {
	showSavedTheme();
	saveChosenLanguage();
} else styleForOldEngine();
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
		// Announced at the start and once more while there is time to stop it, not every second.
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
		// Replaces the entry so that Back does not return here.
		window.location.replace(home);
	}, 1000);

	button?.addEventListener("click", () => {
		stop();
		// The button is gone; keep the focus.
		status?.focus();
	});
	const leave = (): void => {
		// Not if the countdown itself navigates away.
		if (left > 0) stop();
	};
	// As soon as visitors are leaving: on a slow network, the next page takes longer than the
	// countdown, which would lead them elsewhere. Safari on phones has no `beforeunload`.
	window.addEventListener("beforeunload", leave);
	window.addEventListener("pagehide", leave);
	document.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest("a")) leave();
	});
	document.addEventListener("submit", leave);
	// A visitor who came back wants to be here.
	if (isReturn()) stop();
	else setTimeout(show);
}

/** Whether the visitor came here by Back or Forward. */
function isReturn(): boolean {
	const [entry] = performance.getEntriesByType("navigation");
	return (
		entry instanceof PerformanceNavigationTiming &&
		entry.type === "back_forward"
	);
}
