import type { Locale } from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { forgetNote } from "../desk/note-draft.ts";
import { isSignedOut } from "./signed-out.ts";

/**
 * Leaves a page behind the sign-in if its session has ended: the server then answers the same
 * address for whoever is signed in. Without an answer, nothing is known, and the page stays.
 */
export async function checkSession(
	locale: Locale,
	isShownAgain: boolean,
): Promise<void> {
	const isTold = isSignedOut();
	if (isTold) document.body.hidden = true;
	else if (!isShownAgain) return;
	const isOver = await fetch(hrefFor("sessions", locale), {
		method: "HEAD",
		redirect: "manual",
	}).then(
		({ type }) => type === "opaqueredirect",
		() => false,
	);
	if (isTold && isOver) forgetNote();
	if (isTold || isOver) location.replace(location.pathname + location.search);
	else document.body.hidden = false;
}
