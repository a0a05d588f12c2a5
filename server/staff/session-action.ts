import { hasRight, type StaffIdentity } from "../../shared/staff.ts";
import {
	type PasswordFault,
	type SessionAction,
	type SessionFault,
	sessionActions,
} from "../../shared/staff-views.ts";
import type { Actor } from "../audit/audit-trail.ts";
import { readNewPassword } from "../session/password.ts";
import { describeCheck, type Refusal } from "../session/sign-in-result.ts";
import { hasTokenForm } from "../session/token.ts";
import type { StaffDependencies } from "./confirm-staff.ts";

/** Who asks, with which session, and from where. */
export interface SessionOwner {
	readonly staff: StaffIdentity;
	readonly tokenHash: string;
	readonly address: string | undefined;
	/** The same person, as the audit trail records them. */
	readonly actor: Actor;
}

/** The outcome of a form about sessions, or about one's own account. */
type SessionOutcome =
	| { readonly done: SessionAction }
	| {
			readonly status: number;
			readonly fault: SessionFault;
			/** Why the current password was refused. */
			readonly refusal?: Refusal;
	  }
	| { readonly status: number; readonly passwordFault: PasswordFault };

type Dependencies = Pick<StaffDependencies, "signIn" | "staff">;

type Perform = (
	deps: Dependencies,
	owner: SessionOwner,
	form: ReadonlyMap<string, string>,
) => Promise<SessionOutcome>;

/** Performs the action that a form's field `action` names. */
export async function actOnSessions(
	deps: Dependencies,
	owner: SessionOwner,
	form: ReadonlyMap<string, string>,
): Promise<SessionOutcome> {
	const action = sessionActions.find((known) => known === form.get("action"));
	return action ? perform[action](deps, owner, form) : refuse(422, "action");
}

/** Whether a form requires confirmation. Changing a password asks for the current one instead. */
export async function needsConfirmation(
	{ staff: { accounts } }: Dependencies,
	{ staff }: SessionOwner,
	form: ReadonlyMap<string, string>,
): Promise<boolean> {
	if (form.get("action") !== "password") return true;
	return (await accounts.find(staff.id))?.passwordHash === null;
}

const perform: Readonly<Record<SessionAction, Perform>> = {
	async end({ staff: { sessions } }, { staff, actor }, form) {
		const of = hasRight(staff, "sessions") ? undefined : staff.id;
		const key = form.get("session") ?? "";
		// Token hashes have the same format as tokens.
		const hasEnded =
			hasTokenForm(key) && (await sessions.remove(key, actor, of));
		return hasEnded ? { done: "end" } : refuse(404, "gone");
	},
	async "end-others"({ staff: { sessions } }, { staff, tokenHash, actor }) {
		await sessions.removeAll(tokenHash, actor, staff.id);
		return { done: "end-others" };
	},
	async "end-everyone"({ staff: { sessions } }, { staff, tokenHash, actor }) {
		if (!hasRight(staff, "sessions")) return refuse(403, "action");
		await sessions.removeAll(tokenHash, actor);
		return { done: "end-everyone" };
	},
	async password(deps, { staff, tokenHash, address, actor }, form) {
		const { accounts, credentials } = deps.staff;
		const account = await accounts.find(staff.id);
		if (!account) return refuse(403, "action");
		const password = readNewPassword(form);
		if ("fault" in password)
			return { status: 422, passwordFault: password.fault };
		// A session left open must not suffice to take over the account.
		if (account.passwordHash !== null) {
			const current = form.get("current") ?? "";
			const checked = await deps.signIn.checkPassword(
				current,
				address,
				account,
			);
			if (checked !== "right") return refuseCheck(checked);
		}
		const hash = await deps.signIn.hashPassword(password.text, address);
		if (typeof hash !== "string") return refuseCheck(hash);
		await credentials.setPassword(account.id, hash, tokenHash, actor);
		return { done: "password" };
	},
	confirm: async () => ({ done: "confirm" }),
	async "remove-passkey"(
		{ staff: { credentials } },
		{ staff: { id }, tokenHash, actor },
		form,
	) {
		if (id === null) return refuse(403, "action");
		const passkey = form.get("passkey") ?? "";
		const fault = await credentials.removePasskey(
			id,
			passkey,
			tokenHash,
			actor,
		);
		if (!fault) return { done: "remove-passkey" };
		return refuse(fault === "last" ? 422 : 404, fault);
	},
};

function refuse(status: number, fault: SessionFault): SessionOutcome {
	return { status, fault };
}

function refuseCheck(refusal: Refusal): SessionOutcome {
	return { ...describeCheck(refusal), refusal };
}
