import {
	type DeskAction,
	type DeskFault,
	deskActions,
	enquiryStates,
	maximalNote,
} from "../../shared/enquiry/desk.ts";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import type { FoundEnquiry } from "./desk-record.ts";
import type { Desk } from "./desk-store.ts";

/** What became of a form that was posted to the desk. */
export type DeskOutcome =
	| {
			readonly action: DeskAction;
			readonly reference: string;
			/** How many enquiries were erased, where that was asked for. */
			readonly erased?: number;
	  }
	| {
			readonly fault: DeskFault;
			/** The enquiry that it was about. */
			readonly found?: FoundEnquiry;
			readonly typed?: string;
	  };

/** Does what a form asks for: its fields are `action`, `ref` and `value`. */
export async function actAtDesk(
	desk: Desk,
	form: ReadonlyMap<string, string>,
): Promise<DeskOutcome> {
	const reference = form.get("ref") ?? null;
	const value = form.get("value") ?? "";
	const found = isReference(reference) ? await desk.find(reference) : undefined;
	if (!found) return { fault: "unknown" };
	const action = deskActions.find((known) => known === form.get("action"));
	if (!action) return { fault: "action", found };
	return perform[action](desk, found, value);
}

type Perform = (
	desk: Desk,
	found: FoundEnquiry,
	value: string,
) => Promise<DeskOutcome>;

const perform: Readonly<Record<DeskAction, Perform>> = {
	async state(desk, found, value) {
		const state = enquiryStates.find((known) => known === value);
		if (!state) return { fault: "state", found };
		const { reference } = found.record;
		const isThere = await desk.setState(reference, state);
		return isThere ? { action: "state", reference } : { fault: "unknown" };
	},
	async note(desk, found, value) {
		const text = tidyNote(value);
		if (text === "") return { fault: "noteMissing", found };
		if (text.length > maximalNote)
			return { fault: "noteLong", found, typed: text };
		const { reference } = found.record;
		const isThere = await desk.addNote(reference, text);
		return isThere
			? { action: "note", reference }
			: { fault: "unknown", typed: text };
	},
	async retry(desk, found, value) {
		const { reference } = found.record;
		const id = /^\d{1,15}$/.test(value) ? Number(value) : 0;
		return (await desk.retryDelivery(reference, id))
			? { action: "retry", reference }
			: { fault: "delivery", found };
	},
	async erase(desk, found, value) {
		const { reference, email } = found.record;
		if (tidyAddress(value) !== tidyAddress(email))
			return { fault: "address", found, typed: value.slice(0, 254) };
		const erased = await desk.erasePerson(email);
		return { action: "erase", reference, erased };
	},
};

/** Line breaks as we keep them, and no other control characters. */
function tidyNote(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.trim();
}

function tidyAddress(address: string): string {
	return address.normalize("NFKC").trim().toLowerCase();
}
