import {
	isLocale,
	localeCookie,
	locales,
	localizePath,
} from "../shared/locales.ts";
import { startScriptsAfterPaint } from "./first-scripts.ts";
import { isCurrentEngine, styleForOldEngine } from "./old-engines.ts";
import { showSavedTheme } from "./site/theme/saved-theme.ts";
import { readCookie } from "./state/browser-memory.ts";
import {
	readPreference,
	saveChosenLanguage,
	writeLocaleCookie,
} from "./state/locale-preference.ts";

/*
 * Work that must happen before the first paint: a separate classic script that blocks rendering, so
 * each byte delays every first view.
 */
/** Milliseconds before a page in the wrong language is better than a blank one. */
const patienceMs = 3000;

if (isCurrentEngine) start();
else styleForOldEngine();

function start(): void {
	if (!followSavedLanguage()) showSavedTheme();
	startScriptsAfterPaint();

	// A page from the back-forward cache may have missed a change of language.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) followSavedLanguage();
	});
	saveChosenLanguage();
}

/** Redirects to the page in the saved language if it differs. Returns whether it does. */
function followSavedLanguage(): boolean {
	const root = document.documentElement;
	const saved = readPreference();
	if (!isLocale(root.lang) || !saved || saved === root.lang) return false;
	writeLocaleCookie(saved);
	// If the cookie was not stored, the server's language guess could redirect straight back.
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
