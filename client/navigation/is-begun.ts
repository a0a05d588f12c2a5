import { readPageData } from "../state/read-page-data.ts";

/** What the keys of drafts begin with: of enquiries, and of the desk's notes. */
const draftKeys = /^(enquiry:|desk-note$)/;

/**
 * Whether the document goes on with something: with what its address asks for, with a form that the
 * server shows again, or with a draft that this tab has kept.
 */
export function isBegun(): boolean {
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
