import { setImmediate } from "node:timers/promises";
import { type SqlBool, sql } from "kysely";
import type { DeskPlace } from "../../shared/enquiry/desk.ts";
import type { Queries, SiteDatabase } from "../database/database.ts";
import {
	isBehind,
	isSifted,
	isUpTo,
	isWalked,
	passes,
	type StoredFilter,
} from "./desk-filter.ts";
import { type DeskRecord, selectRecords, toRecord } from "./desk-record.ts";

interface ScanOptions {
	readonly filter: StoredFilter;
	/** The place to start after; the list's end if absent. */
	readonly from?: DeskPlace | undefined;
	readonly direction: "older" | "newer";
	/** Rows scanned by one statement. */
	readonly window: number;
	/** The most rows to return from one window. */
	readonly limit: number;
}

/** One window of the scan: the matching records, and where to continue. */
interface ScanStep {
	readonly records: readonly DeskRecord[];
	/** The last place scanned; absent at the other end of the list. */
	readonly end?: DeskPlace;
}

/**
 * Scans the list in windows, one statement each. Filters that no index covers thus do not block
 * other queries, and callers can stop once they have enough.
 */
export async function* scanEnquiries(
	database: SiteDatabase,
	{ filter, from, direction, window, limit }: ScanOptions,
): AsyncGenerator<ScanStep> {
	let start = from;
	for (;;) {
		const end = await database.use((db) =>
			findWindowEnd(db, filter, { start, direction, window }),
		);
		const rows = await database.use(async (db) => {
			const isHere = sql<SqlBool>`${isBehind(start, direction)} AND ${isUpTo(end, direction)}`;
			const query = selectRecords(db)
				.orderBy("created_at", orders[direction])
				.orderBy("enquiries.reference", orders[direction])
				.limit(limit);
			if (!isSifted(filter))
				return query.where(passes(filter)).where(isHere).execute();
			const order = sql.raw(
				`ORDER BY created_at ${orders[direction]}, reference ${orders[direction]}`,
			);
			// The subquery cuts the window; otherwise PostgreSQL would read the whole table each time.
			const { rows: found } = await sql<{ reference: string }>`
				SELECT reference FROM (
					SELECT created_at, reference, state, kind, position, assignee_id, search_text
					FROM enquiries ${siftingIndex[database.dialect]}
					WHERE ${isHere} ${order} LIMIT ${window}
				) AS enquiries WHERE ${passes(filter)} ${order} LIMIT ${limit}`.execute(
				db,
			);
			if (found.length === 0) return [];
			const references = found.map(({ reference }) => reference);
			return query.where("enquiries.reference", "in", references).execute();
		});
		yield { records: rows.map(toRecord), ...(end ? { end } : {}) };
		if (!end) return;
		start = end;
		// SQLite is synchronous, so yield to the event loop.
		await setImmediate();
	}
}

const orders = { older: "desc", newer: "asc" } as const;

/** A covering index for the filter's columns, so that SQLite need not read rows. */
const siftingIndex = {
	sqlite: sql`INDEXED BY enquiries_sifted`,
	postgres: sql``,
};

/** The last row of a window, from an index only. */
async function findWindowEnd(
	db: Queries,
	filter: StoredFilter,
	options: {
		readonly start: DeskPlace | undefined;
		readonly direction: "older" | "newer";
		readonly window: number;
	},
): Promise<DeskPlace | undefined> {
	const order = orders[options.direction];
	const row = await db
		.selectFrom("enquiries")
		.select(["created_at", "reference"])
		.where(isWalked(filter))
		.where(isBehind(options.start, options.direction))
		.orderBy("created_at", order)
		.orderBy("reference", order)
		.limit(1)
		.offset(options.window - 1)
		.executeTakeFirst();
	return row && { createdAt: row.created_at, reference: row.reference };
}
