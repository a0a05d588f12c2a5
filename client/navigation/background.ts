import { latestBuildPath } from "../../shared/endpoints.ts";
import { isLocale } from "../../shared/locales.ts";
import { requestJson } from "../http.ts";
import { watchLinks } from "../prefetch/watch-links.ts";
import { clientNamespace } from "../state/client-text.ts";
import { measureVitals } from "../vitals/measure-vitals.ts";
import type { MessageStore } from "./message-store.ts";
import { navigationStatus } from "./navigation-status.ts";
import { reportBuild } from "./new-build.ts";
import { loadRouteRules } from "./route-rules.ts";

/** Starts background work after the first view. */
export function startBackground(messages: MessageStore): void {
	const loadText = () => {
		const { lang } = document.documentElement;
		if (isLocale(lang)) messages.load(lang, [clientNamespace]).catch(() => {});
	};
	void loadRouteRules(messages.buildId);
	loadText();
	// The language may have changed.
	navigationStatus.subscribe(loadText);
	watchBuilds();
	measureVitals();
	watchLinks(messages);
}

/** Milliseconds after which the work starts even if the page was never idle. */
const patienceMs = 3000;
/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const guessedIdleMs = 500;

/** Runs work once the page has loaded completely and the browser is idle. */
export function afterFirstView(work: () => void): void {
	const whenIdle = () => {
		if ("requestIdleCallback" in window)
			requestIdleCallback(work, { timeout: patienceMs });
		else setTimeout(work, guessedIdleMs);
	};
	if (document.readyState === "complete") whenIdle();
	else window.addEventListener("load", whenIdle, { once: true });
}

const pollIntervalMs = 10 * 60 * 1000;

/** Polls the current build, also when a hidden tab becomes visible. */
function watchBuilds(): void {
	setInterval(() => void ask(), pollIntervalMs);
	document.addEventListener("visibilitychange", () => {
		if (!document.hidden) void ask();
	});
}

async function ask(): Promise<void> {
	try {
		const { id } = await requestJson<{ id?: string }>(
			`${latestBuildPath}?${Date.now()}`,
		);
		reportBuild(id);
	} catch {
		// The next poll may succeed.
	}
}
