import { readPageData } from "../state/read-page-data.ts";

/** Key prefixes of enquiry drafts and note drafts. */
const draftKeys = /^(enquiry:|desk-note$)/;

/**
 * Whether the document continues something: its URL has a query, the server shows a form again, or
 * this tab has a saved draft.
 */
export function continuesSomething(): boolean {
	return (
		window.location.search !== "" ||
		readPageData().submitted !== undefined ||
		hasDraft()
	);
}

function hasDraft(): boolean {
	try {
		return Object.keys(sessionStorage).some((key) => draftKeys.test(key));
	} catch {
		return false;
	}
}
