import {
	defaultTheme,
	isDarkKey,
	type Mode,
	type Theme,
	type ThemeName,
	themeNameKey,
	withMode,
} from "../../../shared/themes.ts";
import { createStore, useStore } from "../../state/create-store.ts";
import {
	applyTheme,
	readMirroredTheme,
	readSavedTheme,
	saveTheme,
} from "./saved-theme.ts";

const store = createStore<Theme>(defaultTheme);

/** The theme that is shown, and after each change again. In the browser only. */
export function useTheme(): Theme {
	return useStore(store);
}

/** Shows and keeps other colors. */
export function setTheme(name: ThemeName): void {
	choose(withMode(name, store.read().mode));
}

/** Shows and keeps a mode; without one, the system's is followed from now on. */
export function setMode(mode: Mode | undefined): void {
	choose(withMode(store.read().name, mode));
}

/** Takes over what the start script has shown, and follows other tabs until the answer is called. */
export function followTheme(): () => void {
	store.write(readSavedTheme());
	window.addEventListener("storage", onStorage);
	window.addEventListener("pageshow", onPageShow);
	return () => {
		window.removeEventListener("storage", onStorage);
		window.removeEventListener("pageshow", onPageShow);
	};
}

function onStorage({ key }: StorageEvent): void {
	// Without a key, everything was removed.
	if (key === null || key === themeNameKey || key === isDarkKey)
		show(readMirroredTheme());
}

function onPageShow({ persisted }: PageTransitionEvent): void {
	// A page that was asleep has heard nothing of other tabs.
	if (persisted) show(readSavedTheme());
}

/** The choice is seen first: all of the page is styled anew for its colors. */
function choose(theme: Theme): void {
	saveTheme(theme);
	store.write(theme);
	requestAnimationFrame(() => setTimeout(() => applyTheme(store.read())));
}

function show(theme: Theme): void {
	store.write(theme);
	applyTheme(theme);
}
