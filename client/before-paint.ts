import {
	isLocale,
	localeCookie,
	locales,
	localizePath,
} from "../shared/locales.ts";
import { defaultTheme, formatTheme, themeCookie } from "../shared/themes.ts";
import { startScriptsAfterPaint } from "./first-scripts.ts";
import { isCurrentEngine, styleForOldEngine } from "./old-engines.ts";
import {
	applyTheme,
	keepThemeCookie,
	readSavedTheme,
} from "./site/theme/saved-theme.ts";
import { readCookie } from "./state/browser-memory.ts";
import {
	readPreference,
	saveLocale,
	savePreference,
} from "./state/locale-preference.ts";

/*
 * What has to happen before the first paint. A classic script of its own that the head waits for,
 * so each byte delays every first view.
 */
/** Milliseconds after which the wrong language is better than an empty page. */
const patienceMs = 3000;

if (isCurrentEngine) start();
else styleForOldEngine();

function start(): void {
	if (!followSavedLanguage()) showSavedTheme();
	startScriptsAfterPaint();

	// A page that was asleep has not heard of another choice.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) followSavedLanguage();
	});

	// The language form also works before React does. Its answer must not be overridden.
	addEventListener("submit", ({ submitter }) => {
		const button: Partial<HTMLButtonElement> | null = submitter;
		if (button?.name === localeCookie) savePreference(button.value ?? "");
	});
}

/** Moves to the page in the saved language, if it is in another. Tells whether it does. */
function followSavedLanguage(): boolean {
	const root = document.documentElement;
	const saved = readPreference();
	if (!isLocale(root.lang) || !isLocale(saved) || saved === root.lang)
		return false;
	saveLocale(saved);
	// Without the cookie, the server's guess could lead straight back.
	if (readCookie(localeCookie) !== saved) return false;
	root.hidden = true;
	setTimeout(() => {
		root.hidden = false;
	}, patienceMs);
	const { pathname, search, hash } = location;
	const path = pathname.slice(locales[root.lang].prefix.length) || "/";
	location.replace(localizePath(path, saved) + search + hash);
	return true;
}

/**
 * Local storage may know what the cookie has forgotten, and Back may bring a document that was made
 * for another cookie.
 */
function showSavedTheme(): void {
	const theme = readSavedTheme();
	applyTheme(theme);
	const kept = readCookie(themeCookie) ?? formatTheme(defaultTheme);
	if (formatTheme(theme) !== kept) keepThemeCookie(theme);
}
