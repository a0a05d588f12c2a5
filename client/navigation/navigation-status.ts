import { createStore } from "../state/create-store.ts";

/** Milliseconds before a navigation that takes its time shows that it is under way: after a tenth of a second people wonder. */
const progressDelayMs = 50;

/** What visitors are told of navigations besides the page itself. */
export interface NavigationStatus {
	/** Whether a page takes its time to load. */
	readonly isSlow: boolean;
	/** Title of the page that was navigated to last, for screen readers. */
	readonly announcement: string;
}

export const navigationStatus = createStore<NavigationStatus>({
	isSlow: false,
	announcement: "",
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts the time after which progress is shown. */
export function startProgress(): void {
	clearTimeout(timer);
	timer = setTimeout(() => setSlow(true), progressDelayMs);
}

/** Says no longer that a page is slow to come. */
export function stopProgress(): void {
	clearTimeout(timer);
	setSlow(false);
}

/** Has screen readers say which page is shown now. */
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
