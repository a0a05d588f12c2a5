import {
	chooseTheme,
	defaultTheme,
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

/** The saved theme: from the cookie, else from local storage, else the default. */
export function readSavedTheme(): Theme {
	return chooseWith(readCookie(themeCookie));
}

/** The theme in local storage, where another tab has just saved it; else {@link readSavedTheme}. */
export function readMirroredTheme(): Theme {
	return readLocal(themeNameKey) ? chooseWith(undefined) : readSavedTheme();
}

/**
 * Applies the saved theme to a document just loaded. Local storage may still hold a theme that the
 * cookie has lost, and Back may show a document that was rendered for another cookie.
 */
export function showSavedTheme(): void {
	const theme = readSavedTheme();
	applyTheme(theme);
	const kept = readCookie(themeCookie) ?? formatTheme(defaultTheme);
	if (formatTheme(theme) !== kept) keepThemeCookie(theme);
}

/** Saves the theme for the server. */
function keepThemeCookie(theme: Theme): void {
	writeCookie(themeCookie, formatTheme(theme), themeCookieMaxAge);
}

/** Saves the theme for the server and for other tabs. */
export function saveTheme(theme: Theme): void {
	keepThemeCookie(theme);
	writeLocal(isDarkKey, theme.mode && String(theme.mode === "dark"));
	writeLocal(themeNameKey, theme.name);
}

/** Applies a theme. Without a mode, the stylesheet follows the system. */
export function applyTheme({ name, mode }: Theme): void {
	const { dataset, classList } = document.documentElement;
	dataset.theme = name;
	for (const known of modes) classList.toggle(known, known === mode);
}

function chooseWith(cookie: string | undefined): Theme {
	return chooseTheme(cookie, readLocal(themeNameKey), readLocal(isDarkKey));
}
