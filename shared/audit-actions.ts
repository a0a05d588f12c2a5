import type { DeskTime } from "./enquiry/desk.ts";

/** The actions in the audit trail: keys below `actions` in the `audit` namespace. */
export const auditActions = [
	"list",
	"view",
	"export",
	"download-cv",
	"download-cvs",
	"download-person",
	"state",
	"note",
	"assign",
	"retry",
	"erase",
	"restore",
	"audit-export",
	"sign-in",
	"sign-in-refused",
	"sign-out",
	"session-end",
	"account-add",
	"account-change",
	"account-remove",
	"invite",
	"password",
	"passkey-add",
	"passkey-remove",
	// Recorded by another release and unknown to this one.
	"other",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Actor name for actions of the command-line program `enquiries` on the server. */
export const operatorName = "operator";

/** Actor name for attempts to sign in by nobody that is known. */
export const unknownName = "unknown";

export interface AuditFilter {
	/** The actor's name at the time of the action. */
	readonly person?: string;
	readonly action?: AuditAction;
	/** Reference of an enquiry. */
	readonly reference?: string;
	/** A day in Dubai time, such as `2026-11-23`. */
	readonly day?: string;
}

/** A position in the trail, which is sorted by time, then by number. */
export interface AuditPlace {
	/** Milliseconds since the epoch. */
	readonly createdAt: number;
	readonly id: number;
}

/** What the query string of the audit page asks for. */
export interface AuditQuery extends AuditFilter {
	/** List entries older than this one. */
	readonly before?: AuditPlace;
}

/** An audit entry as the page shows it. */
export interface AuditRow {
	readonly id: number;
	readonly at: DeskTime;
	readonly action: AuditAction;
	readonly staffId: number | null;
	readonly staffName: string;
	readonly address: string | null;
	readonly reference: string | null;
	readonly detail: string | null;
}

/** One page of the trail, newest first. */
export interface AuditView {
	readonly query: AuditQuery;
	readonly rows: readonly AuditRow[];
	readonly older?: AuditPlace;
	/** Names of everyone who has ever acted. */
	readonly people: readonly string[];
}
