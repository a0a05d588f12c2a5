import {
	type DeskAction,
	type DeskFault,
	deskActions,
	enquiryStates,
	maximalNote,
	type StaffAccount,
} from "../../shared/enquiry/desk.ts";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import { tidyText } from "../../shared/enquiry/enquiry-schema.ts";
import { comparedAddress } from "../../shared/enquiry/mail-address.ts";
import type { Actor } from "../audit/audit-trail.ts";
import type { FoundEnquiry } from "./desk-record.ts";
import type { Desk } from "./desk-store.ts";

/** The outcome of a form posted to the desk. */
type DeskOutcome =
	| {
			readonly action: DeskAction;
			/** The enquiry to show next, if it still exists. */
			readonly reference?: string;
			/** How many items were affected, if not one. */
			readonly count?: number;
	  }
	| {
			readonly fault: DeskFault;
			/** The enquiry that the form was about. */
			readonly found?: FoundEnquiry;
			readonly typed?: string;
	  };

/** Who acts, and where. */
interface DeskContext {
	readonly desk: Desk;
	readonly actor: Actor;
	/** The accounts that enquiries can be assigned to. */
	readonly staff: readonly StaffAccount[];
}

/** Performs a form's action. Its fields are `action`, `ref` (except for `retryAll`) and `value`. */
export async function actAtDesk(
	context: DeskContext,
	form: ReadonlyMap<string, string>,
): Promise<DeskOutcome> {
	const { desk, actor } = context;
	const action = deskActions.find((known) => known === form.get("action"));
	if (action === "retryAll")
		return { action, count: await desk.retryAll(actor) };
	const reference = form.get("ref") ?? null;
	const found = isReference(reference) ? await desk.find(reference) : undefined;
	if (!found) return { fault: "unknown" };
	if (!action) return { fault: "action", found };
	return perform[action](context, found, form.get("value") ?? "");
}

type Perform = (
	context: DeskContext,
	found: FoundEnquiry,
	value: string,
) => Promise<DeskOutcome>;

const perform: Readonly<Record<Exclude<DeskAction, "retryAll">, Perform>> = {
	async state({ desk, actor }, found, value) {
		const state = enquiryStates.find((known) => known === value);
		if (!state) return { fault: "state", found };
		const { reference } = found.record;
		const isThere = await desk.setState(reference, state, actor);
		return isThere ? { action: "state", reference } : { fault: "unknown" };
	},
	async assign({ desk, actor, staff }, found, value) {
		const id = value === "me" ? actor.id : Number(value);
		const account = staff.find((one) => one.id === id) ?? null;
		if (!account && value !== "") return { fault: "assignee", found };
		const { reference } = found.record;
		const isThere = await desk.assign(reference, account, actor);
		return isThere ? { action: "assign", reference } : { fault: "unknown" };
	},
	async note({ desk, actor }, found, value) {
		const text = tidyText(value);
		if (text === "") return { fault: "noteMissing", found };
		if (text.length > maximalNote)
			return { fault: "noteLong", found, typed: text };
		const { reference } = found.record;
		const isThere = await desk.addNote(reference, text, actor);
		return isThere
			? { action: "note", reference }
			: { fault: "unknown", typed: text };
	},
	async retry({ desk, actor }, found, value) {
		const { reference } = found.record;
		const id = /^\d{1,15}$/.test(value) ? Number(value) : 0;
		return (await desk.retryDelivery(reference, id, actor))
			? { action: "retry", reference }
			: { fault: "delivery", found };
	},
	async erase({ desk, actor }, found, value) {
		const { email } = found.record;
		if (comparedAddress(value) !== comparedAddress(email))
			return { fault: "address", found, typed: value.slice(0, 254) };
		return { action: "erase", count: await desk.erasePerson(email, actor) };
	},
};
