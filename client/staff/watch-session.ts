import { routeOf } from "../../shared/pages/page-paths.ts";
import type { LoadedPage } from "../navigation/entry.ts";

/**
 * Watches for events after which the session of a page behind the sign-in may have ended: somebody
 * signs out in another tab, or the page is shown again, also from the back-forward cache. The code
 * that checks it is loaded with the first of them.
 */
export function watchSession({ page, locale }: LoadedPage): void {
	if (!routeOf(page).middleware?.includes("auth")) return;
	const check = (isShownAgain: boolean): void => {
		import("./check-session.ts").then(
			({ checkSession }) => checkSession(locale, isShownAgain),
			() => {
				document.body.hidden = false;
			},
		);
	};
	addEventListener("storage", () => check(false));
	addEventListener("visibilitychange", () => {
		if (!document.hidden) check(true);
	});
	addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		// Somebody else might see the page before the server has answered.
		document.body.hidden = true;
		check(true);
	});
}
