import { createStore } from "../state/create-store.ts";

/** Milliseconds before a slow navigation shows progress. People notice a delay after about 100 ms. */
const progressDelayMs = 50;

/** Navigation state shown or announced beside the page. */
export interface NavigationStatus {
	/** Whether a page is taking long to load. */
	readonly isSlow: boolean;
	/** Title of the last page navigated to, for screen readers. */
	readonly announcement: string;
}

export const navigationStatus = createStore<NavigationStatus>({
	isSlow: false,
	announcement: "",
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts the timer of the progress bar. */
export function startProgress(): void {
	clearTimeout(timer);
	timer = setTimeout(() => setSlow(true), progressDelayMs);
}

/** Stops the timer and hides the progress bar. */
export function stopProgress(): void {
	clearTimeout(timer);
	setSlow(false);
}

/** Announces the current page to screen readers. */
export function announce(title: string): void {
	navigationStatus.write({
		...navigationStatus.read(),
		announcement: title,
	});
}

function setSlow(isSlow: boolean): void {
	const status = navigationStatus.read();
	if (status.isSlow === isSlow) return;
	navigationStatus.write({ ...status, isSlow });
	const root = document.getElementById("root");
	if (isSlow) root?.setAttribute("aria-busy", "true");
	else root?.removeAttribute("aria-busy");
}
