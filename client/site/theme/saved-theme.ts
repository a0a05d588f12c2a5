import {
	chooseTheme,
	formatTheme,
	isDarkKey,
	modes,
	type Theme,
	themeCookie,
	themeCookieMaxAge,
	themeNameKey,
} from "../../../shared/themes.ts";
import {
	readCookie,
	readLocal,
	writeCookie,
	writeLocal,
} from "../../state/browser-memory.ts";

/** The theme that is saved: the cookie's, then local storage's, then the default. */
export function readSavedTheme(): Theme {
	return chooseWith(readCookie(themeCookie));
}

/** The theme in local storage alone, where there is one: what another tab has just chosen. */
export function readMirroredTheme(): Theme {
	return readLocal(themeNameKey) ? chooseWith(undefined) : readSavedTheme();
}

/** Keeps the theme for the server. */
export function keepThemeCookie(theme: Theme): void {
	writeCookie(themeCookie, formatTheme(theme), themeCookieMaxAge);
}

/** Keeps the theme for the server and for other tabs. */
export function saveTheme(theme: Theme): void {
	keepThemeCookie(theme);
	writeLocal(isDarkKey, theme.mode && String(theme.mode === "dark"));
	writeLocal(themeNameKey, theme.name);
}

/** Shows a theme. Without a mode, the stylesheet follows the system. */
export function applyTheme({ name, mode }: Theme): void {
	const { dataset, classList } = document.documentElement;
	dataset.theme = name;
	for (const known of modes) classList.toggle(known, known === mode);
}

function chooseWith(cookie: string | undefined): Theme {
	return chooseTheme(cookie, readLocal(themeNameKey), readLocal(isDarkKey));
}
