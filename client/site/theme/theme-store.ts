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

/** The current theme. Browser only. */
export function useTheme(): Theme {
	return useStore(store);
}

/** Applies and saves a color theme. */
export function setTheme(name: ThemeName): void {
	choose(withMode(name, store.read().mode));
}

/** Applies and saves a mode; `undefined` follows the system. */
export function setMode(mode: Mode | undefined): void {
	choose(withMode(store.read().name, mode));
}

/** Adopts the start script's theme and follows other tabs. Returns a cleanup function. */
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
	// A null key means that storage was cleared.
	if (key === null || key === themeNameKey || key === isDarkKey)
		show(readMirroredTheme());
}

function onPageShow({ persisted }: PageTransitionEvent): void {
	// A page from the back-forward cache has missed changes in other tabs.
	if (persisted) show(readSavedTheme());
}

/** Paints the choice before it applies the theme, which restyles the whole page. */
function choose(theme: Theme): void {
	saveTheme(theme);
	store.write(theme);
	requestAnimationFrame(() => setTimeout(() => applyTheme(store.read())));
}

function show(theme: Theme): void {
	store.write(theme);
	applyTheme(theme);
}
