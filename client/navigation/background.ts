import { isLocale } from "../../shared/locales.ts";
import { watchLinks } from "../prefetch/watch-links.ts";
import { clientNamespace } from "../state/client-text.ts";
import { measureVitals } from "../vitals/measure-vitals.ts";
import type { MessageStore } from "./message-store.ts";
import { navigationStatus } from "./navigation-status.ts";
import { loadRouteRules } from "./route-rules.ts";
import { watchBuilds } from "./watch-builds.ts";

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
