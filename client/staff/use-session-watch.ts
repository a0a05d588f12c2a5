import { useEffect } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { forgetNote } from "../desk/note-draft.ts";
import { usePage } from "../state/page-context.ts";
import { isSignedOut } from "./signed-out.ts";

/**
 * Leaves a page with enquirers' data when its session has ended: as soon as somebody signs out in
 * another tab, and when the page is shown again, also from the back-forward cache. Where somebody
 * else might see the page meanwhile, it is hidden while the server is asked. The server then answers
 * the same address for whoever is signed in. Without an answer, nothing is known, and the page stays.
 */
export function useSessionWatch(): void {
	const { locale } = usePage();
	useEffect(() => {
		const check = async (event?: Event): Promise<void> => {
			const isTold = isSignedOut();
			if (document.hidden && !isTold) return;
			document.body.hidden =
				isTold || (event instanceof PageTransitionEvent && event.persisted);
			const isOver = await fetch(hrefFor("sessions", locale), {
				method: "HEAD",
				redirect: "manual",
			}).then(
				({ type }) => type === "opaqueredirect",
				() => false,
			);
			if (isTold && isOver) forgetNote();
			if (isTold || isOver)
				location.replace(location.pathname + location.search);
			else document.body.hidden = false;
		};
		const watching = new AbortController();
		for (const type of ["storage", "pageshow", "visibilitychange"])
			addEventListener(type, (event) => void check(event), watching);
		// One of these events may be why the page has been hydrated.
		void check();
		return () => watching.abort();
	}, [locale]);
}
