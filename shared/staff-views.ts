import type { DeskTime } from "./enquiry/desk.ts";
import type { StaffRole } from "./staff.ts";

/** What administrators do with accounts, as forms name it. */
export const accountActions = ["add", "invite", "role", "remove"] as const;
export type AccountAction = (typeof accountActions)[number];

/** Why that was refused: keys below `accounts.faults` in the `staff` namespace. */
export type AccountFault =
	| "action"
	| "name"
	| "email"
	| "role"
	| "taken"
	| "unknown"
	| "own";

/** Characters that a name may have. */
export const maximalName = 100;

/** The field with the password that shows again who somebody is. */
export const confirmField = "confirm";

/** Why that was refused: keys below `confirm.faults` in the `staff` namespace. */
export type ConfirmFault = "current" | "limited" | "busy";

/** What a page asks for before it does something that changes who may enter. */
export interface ConfirmView {
	/** The form that waits for it, which is sent again. */
	readonly fields: readonly (readonly [name: string, value: string])[];
	/** Without one there are passkeys alone. */
	readonly hasPassword: boolean;
	readonly fault?: ConfirmFault;
}

/** An account in the list. */
export interface AccountRow {
	readonly id: number;
	readonly name: string;
	readonly email: string;
	readonly role: StaffRole;
	readonly hasPassword: boolean;
	readonly passkeys: number;
	/** Until when its one-time link can be used, where there is one. */
	readonly invitedUntil?: DeskTime | undefined;
}

/** What the page of accounts shows. */
export interface AccountsView {
	readonly accounts: readonly AccountRow[];
	/** What has just been done. */
	readonly done?: AccountAction | undefined;
	readonly fault?: AccountFault;
	/** What was typed into the form that was refused. */
	readonly typed?: { readonly name: string; readonly email: string };
	readonly confirm?: ConfirmView;
	/** A link that has just been made; it is shown this once. */
	readonly link?: {
		readonly name: string;
		readonly email: string;
		readonly href: string;
		readonly isMailed: boolean;
	};
}

/** What people do with their sessions and their own account, as forms name it. */
export const sessionActions = [
	"end",
	"end-others",
	"end-everyone",
	"password",
	"remove-passkey",
	"confirm",
] as const;
export type SessionAction = (typeof sessionActions)[number];

/** Why a new password was refused: keys below `password.faults` in the `staff` namespace. */
export type PasswordFault = "short" | "lines" | "differ";

/** Why something else was refused: keys below `sessions.faults` in the `staff` namespace. */
export type SessionFault =
	| "action"
	| "gone"
	| "current"
	| "limited"
	| "busy"
	| "last";

/** A session in the list. */
interface SessionRow {
	/** What the form that ends it names it by. */
	readonly key: string;
	/** Whose it is; null for the emergency key. */
	readonly name: string | null;
	/** Its browser, in a few words. */
	readonly agent: string;
	readonly began: DeskTime;
	readonly seen: DeskTime;
	/** It is the one that the page was asked for with. */
	readonly isThis: boolean;
}

/** What the page of sessions shows. */
export interface SessionsView {
	readonly sessions: readonly SessionRow[];
	/** Absent for the emergency key, which has no account. */
	readonly own?: {
		readonly hasPassword: boolean;
		/** One signed in so lately that a passkey can be added at once. */
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

/** What the page of a one-time link shows: whose it is, or that it cannot be used. */
export type InviteView =
	| { readonly kind: "gone" }
	| {
			readonly kind: "open";
			readonly name: string;
			readonly email: string;
			readonly fault?: PasswordFault;
	  };
