import type { DeskTime } from "./enquiry/desk.ts";

/** Everything that the audit trail tells apart: keys below `actions` in the `audit` namespace. */
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
	// What another release has recorded and this one does not know.
	"other",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The actor's name where the program `enquiries` was run on the server. */
export const operatorName = "operator";

/** Which entries are listed. */
export interface AuditFilter {
	/** The actor's name at the time. */
	readonly person?: string;
	readonly action?: AuditAction;
	/** An enquiry. */
	readonly reference?: string;
	/** A day by Dubai's time, as `2026-11-23`. */
	readonly day?: string;
}

/** A place in the trail, which is ordered by time and then by number. */
export interface AuditPlace {
	/** Milliseconds since 1970. */
	readonly createdAt: number;
	readonly id: number;
}

/** What the query string of the trail asks for. */
export interface AuditQuery extends AuditFilter {
	/** List what is older than this. */
	readonly before?: AuditPlace;
}

/** An entry as the page shows it. */
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
	/** Everybody who has ever acted, by name. */
	readonly people: readonly string[];
}
