import type { EnquiryDatabase } from "../../server/database/database.ts";
import { type Ledger, numberedMessage } from "./post-enquiries.ts";

export interface Verdict {
	readonly acknowledged: number;
	readonly stored: number;
	/** Acknowledged, and not there, or there more than once. */
	readonly lost: number;
	readonly doubled: number;
	readonly contradictions: number;
	/** Acknowledged, and not delivered. */
	readonly undelivered: number;
	/** Delivered more than once, which is allowed. */
	readonly deliveredAgain: number;
}

/** Compares what clients were told with what is stored and what was delivered. */
export async function judgeLedger(
	ledger: Ledger,
	database: EnquiryDatabase,
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
		deliveredAgain: [...delivered.values()].filter((times) => times > 1).length,
	};
}

/** Whether a verdict keeps the promise: what was acknowledged is there once, and was delivered. */
export function isFaultless(verdict: Verdict): boolean {
	const { acknowledged, lost, doubled, contradictions, undelivered } = verdict;
	return (
		acknowledged > 0 && lost + doubled + contradictions + undelivered === 0
	);
}
