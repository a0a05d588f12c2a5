import type { SiteDatabase } from "../../server/database/database.ts";
import { judgeStaff, type StaffVerdict } from "./judge-staff.ts";
import { type Ledger, numberedMessage } from "./post-enquiries.ts";
import type { StaffLedger } from "./work-as-staff.ts";

export interface Verdict extends StaffVerdict {
	readonly acknowledged: number;
	readonly stored: number;
	/** Acknowledged, but not stored. */
	readonly lost: number;
	readonly doubled: number;
	readonly contradictions: number;
	/** Acknowledged, but not delivered. */
	readonly undelivered: number;
	/** Delivered more than once, which is allowed. */
	readonly deliveredAgain: number;
}

/** Compares what clients and staff were told with what was stored and delivered. */
export async function judgeLedger(
	ledger: Ledger,
	staff: StaffLedger,
	database: SiteDatabase,
	delivered: ReadonlyMap<string, number>,
): Promise<Verdict> {
	const rows = await database.use((db) =>
		db.selectFrom("enquiries").select(["reference", "message"]).execute(),
	);
	const byMessage = Map.groupBy(rows, ({ message }) => message);
	let lost = 0;
	let undelivered = 0;
	for (const [number, reference] of ledger.acknowledged) {
		const stored = byMessage.get(numberedMessage(number)) ?? [];
		if (!stored.some((row) => row.reference === reference)) lost++;
		if (!delivered.has(reference)) undelivered++;
	}
	return {
		acknowledged: ledger.acknowledged.size,
		stored: rows.length,
		lost,
		doubled: [...byMessage.values()].filter((same) => same.length > 1).length,
		contradictions: ledger.contradictions.length,
		undelivered,
		...(await judgeStaff(staff, database)),
		deliveredAgain: [...delivered.values()].filter((times) => times > 1).length,
	};
}

/**
 * Whether everything acknowledged was stored once, delivered, and recorded in the audit trail once.
 */
export function isFaultless(verdict: Verdict): boolean {
	const { acknowledged, lost, doubled, contradictions, undelivered } = verdict;
	const { changes, undone, unaccounted } = verdict;
	const faults = lost + doubled + contradictions + undelivered;
	return acknowledged > 0 && changes > 0 && faults + undone + unaccounted === 0;
}
