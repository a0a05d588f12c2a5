import type { DeskTime } from "./enquiry/desk.ts";
import type { StaffRole } from "./staff.ts";

/** Actions of the account forms. */
export const accountActions = ["add", "invite", "role", "remove"] as const;
export type AccountAction = (typeof accountActions)[number];

/** Why an account action was rejected: keys below `accounts.faults` in the `staff` namespace. */
export type AccountFault =
	| "action"
	| "name"
	| "email"
	| "role"
	| "taken"
	| "unknown"
	| "own";

/** Longest name, in characters. */
export const maximalName = 100;

/** Name of the re-authentication password field. */
export const confirmField = "confirm";

/** Why re-authentication failed: keys below `confirm.faults` in the `staff` namespace. */
export type ConfirmFault = "current" | "limited" | "busy";

/** Re-authentication before an action that changes who has access. */
export interface ConfirmView {
	/** Fields of the pending form, which is submitted again afterwards. */
	readonly fields: readonly (readonly [name: string, value: string])[];
	/** Without a password, passkeys are the only option. */
	readonly hasPassword: boolean;
	readonly fault?: ConfirmFault;
}

/** A row of the account list. */
export interface AccountRow {
	readonly id: number;
	readonly name: string;
	readonly email: string;
	readonly role: StaffRole;
	readonly hasPassword: boolean;
	readonly passkeys: number;
	/** Expiry of its one-time link, if there is one. */
	readonly invitedUntil?: DeskTime | undefined;
}

/** Data of the accounts page. */
export interface AccountsView {
	readonly accounts: readonly AccountRow[];
	/** The action that has just succeeded. */
	readonly done?: AccountAction | undefined;
	readonly fault?: AccountFault;
	/** Input of the form that was rejected. */
	readonly typed?: { readonly name: string; readonly email: string };
	readonly confirm?: ConfirmView;
	/** A new one-time link, which is shown only once. */
	readonly link?: {
		readonly name: string;
		readonly email: string;
		readonly href: string;
		readonly isMailed: boolean;
	};
}

/** Actions on one's own sessions and account. */
export const sessionActions = [
	"end",
	"end-others",
	"end-everyone",
	"password",
	"remove-passkey",
	"confirm",
] as const;
export type SessionAction = (typeof sessionActions)[number];

/** Why a new password was rejected: keys below `password.faults` in the `staff` namespace. */
export type PasswordFault = "short" | "lines" | "differ" | "busy";

/** Why another action was rejected: keys below `sessions.faults` in the `staff` namespace. */
export type SessionFault =
	| "action"
	| "gone"
	| "current"
	| "limited"
	| "busy"
	| "last";

/** A row of the session list. */
interface SessionRow {
	/** Identifies the session in the form that ends it. */
	readonly key: string;
	/** Its owner; null for the emergency key. */
	readonly name: string | null;
	/** A short description of its browser. */
	readonly agent: string;
	readonly began: DeskTime;
	readonly seen: DeskTime;
	/** Whether this is the session of the current request. */
	readonly isThis: boolean;
}

/** Data of the sessions page. */
export interface SessionsView {
	readonly sessions: readonly SessionRow[];
	/** Absent for the emergency key, which has no account. */
	readonly own?: {
		readonly hasPassword: boolean;
		/** The sign-in is recent enough to add a passkey without re-authentication. */
		readonly isRecent: boolean;
		readonly passkeys: readonly {
			readonly id: string;
			readonly added: DeskTime;
			readonly used?: DeskTime | undefined;
		}[];
	};
	readonly done?: SessionAction | "passkey" | undefined;
	readonly fault?: SessionFault;
	readonly confirm?: ConfirmView;
	readonly passwordFault?: PasswordFault;
}

/** Data of the one-time link's page: whose link it is, or that it is no longer valid. */
export type InviteView =
	| { readonly kind: "gone" }
	| {
			readonly kind: "open";
			readonly name: string;
			readonly email: string;
			readonly fault?: PasswordFault;
	  };
