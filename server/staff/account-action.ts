import { tidyLine } from "../../shared/enquiry/enquiry-schema.ts";
import { staffRoles } from "../../shared/staff.ts";
import {
	type AccountAction,
	type AccountFault,
	accountActions,
	maximalName,
} from "../../shared/staff-views.ts";
import type { Actor } from "../audit/audit-trail.ts";
import { mailAddressPattern } from "../config/delivery-addresses.ts";
import type { Account } from "./account.ts";
import { tidyEmail } from "./account-store.ts";
import type { Staff } from "./staff-accounts.ts";

/** The outcome of a form about accounts. */
export type AccountOutcome =
	| {
			readonly done: AccountAction;
			/** The account that gets a link. */
			readonly invited?: Account;
	  }
	| RefusedAccount;

interface RefusedAccount {
	readonly fault: AccountFault;
	readonly typed?: { readonly name: string; readonly email: string };
}

/**
 * Performs a form's action. Its fields are `action`, and `account` or `name`, `email` and `role`.
 * Administrators cannot remove or demote themselves, so that one always remains.
 *
 * @param actor who asks; also recorded in the audit trail.
 */
export async function actOnAccounts(
	{ accounts }: Pick<Staff, "accounts">,
	actor: Actor,
	form: ReadonlyMap<string, string>,
): Promise<AccountOutcome> {
	const action = accountActions.find((known) => known === form.get("action"));
	if (!action) return { fault: "action" };
	if (action === "add") {
		const added = await addAccount({ accounts }, form, actor);
		return "fault" in added ? added : { done: "add", invited: added };
	}
	const id = /^\d{1,15}$/.test(form.get("account") ?? "")
		? Number(form.get("account"))
		: 0;
	const account = await accounts.find(id);
	if (!account) return { fault: "unknown" };
	if (action === "invite") return { done: "invite", invited: account };
	if (id === actor.id) return { fault: "own" };
	if (action === "remove") {
		await accounts.remove(id, actor);
		return { done: "remove" };
	}
	const role = staffRoles.find((known) => known === form.get("role"));
	if (!role) return { fault: "role" };
	await accounts.setRole(id, role, actor);
	return { done: "role" };
}

/** Adds the account that a form or a command describes. */
export async function addAccount(
	{ accounts }: Pick<Staff, "accounts">,
	form: ReadonlyMap<string, string>,
	actor: Actor,
): Promise<Account | RefusedAccount> {
	const name = tidyName(form.get("name") ?? "");
	const email = tidyEmail(form.get("email") ?? "").slice(0, maximalEmail + 1);
	const typed = { name, email };
	const role = staffRoles.find((known) => known === form.get("role"));
	if (name === "") return { fault: "name", typed };
	if (email.length > maximalEmail || !mailAddressPattern.test(email))
		return { fault: "email", typed };
	if (!role) return { fault: "role", typed };
	const account = await accounts.add({ name, email, role }, actor);
	return account ?? { fault: "taken", typed };
}

const maximalEmail = 254;

/** Normalizes a name to one line without control characters, and truncates it. */
function tidyName(name: string): string {
	return tidyLine(name.toWellFormed().normalize("NFC"))
		.slice(0, maximalName)
		.toWellFormed();
}
