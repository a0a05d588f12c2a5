import type { SiteDatabase } from "../../server/database/database.ts";
import { hashToken } from "../../server/session/token.ts";
import type { AuditAction } from "../../shared/audit-actions.ts";
import type { StaffLedger } from "./work-as-staff.ts";

export interface StaffVerdict {
	/** Acknowledged changes: accounts created, sessions begun or ended, states set. */
	readonly changes: number;
	/** Acknowledged changes that were not stored. */
	readonly undone: number;
	/** Changes without exactly one entry in the audit trail, and entries without a change. */
	readonly unaccounted: number;
}

/** Compares acknowledged changes with the database, and the database with the audit trail. */
export async function judgeStaff(
	ledger: StaffLedger,
	database: SiteDatabase,
): Promise<StaffVerdict> {
	const { audit, accounts, sessions, enquiries } = await database.use(
		async (db) => ({
			audit: await db.selectFrom("audit").selectAll().execute(),
			accounts: await db.selectFrom("staff_accounts").select("email").execute(),
			sessions: await db.selectFrom("sessions").select("token_hash").execute(),
			enquiries: await db
				.selectFrom("enquiries")
				.select(["reference", "state"])
				.where("state", "!=", "new")
				.execute(),
		}),
	);
	const emails = new Set(accounts.map(({ email }) => email));
	const live = new Set(sessions.map(({ token_hash: hash }) => hash));
	const states = new Map(enquiries.map((row) => [row.reference, row.state]));
	const isLive = (token: string) =>
		live.has(hashToken(token.replace("Bearer ", "")));
	const undone = [
		...[...ledger.accounts].filter((email) => !emails.has(email)),
		...[...ledger.sessions].filter((token) => !isLive(token)),
		...[...ledger.ended].filter(isLive),
		...[...ledger.states].filter(([key, state]) => states.get(key) !== state),
		...ledger.contradictions,
	];
	const entries = (action: AuditAction) =>
		audit.filter((entry) => entry.action === action);
	const unaccounted =
		countDifferences(
			emails,
			// The detail is the address, followed by the role.
			entries("account-add").map(({ detail }) => detail?.split(",")[0] ?? null),
		) +
		countDifferences(
			[...states].map((pair) => pair.join(" ")),
			entries("state").map((row) => `${row.reference} ${row.detail}`),
		) +
		Math.abs(
			entries("sign-in").length - entries("sign-out").length - live.size,
		);
	const { accounts: made, sessions: begun, ended, states: given } = ledger;
	return {
		changes: made.size + begun.size + ended.size + given.size,
		undone: undone.length,
		unaccounted,
	};
}

/** The number of values missing on either side, plus duplicate entries. */
function countDifferences<Value>(
	changes: Iterable<Value>,
	entries: readonly (Value | null)[],
): number {
	const known = new Set<Value | null>(changes);
	const recorded = new Set(entries);
	return (
		known.symmetricDifference(recorded).size + entries.length - recorded.size
	);
}
