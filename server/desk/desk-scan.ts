import { setImmediate } from "node:timers/promises";
import { type Expression, type SqlBool, sql } from "kysely";
import type { DeskFilter, DeskPlace } from "../../shared/enquiry/desk.ts";
import type { EnquiryDatabase, Queries } from "../database/database.ts";
import { type DeskRecord, selectRecords, toRecord } from "./desk-record.ts";

/** Words of a search that count. */
const maximalWords = 8;

export interface ScanOptions {
	readonly filter: DeskFilter;
	/** Start behind this; at the list's end if absent. */
	readonly from?: DeskPlace | undefined;
	readonly direction: "older" | "newer";
	/** Rows that are looked at in one statement. */
	readonly window: number;
	/** The most that is wanted of one window. */
	readonly limit: number;
}

/** Part of the list: what passed the filter, and where to go on. */
export interface ScanStep {
	readonly records: readonly DeskRecord[];
	/** The last place that was looked at; absent at the list's other end. */
	readonly end?: DeskPlace;
}

/**
 * Walks the list, each window in a statement of its own: what no index helps to find is looked for
 * without holding everybody else up, and whoever has enough can stop.
 */
export async function* scanEnquiries(
	database: EnquiryDatabase,
	{ filter, from, direction, window, limit }: ScanOptions,
): AsyncGenerator<ScanStep> {
	let start = from;
	for (;;) {
		const end = await database.use((db) =>
			findWindowEnd(db, filter, { start, direction, window }),
		);
		const rows = await database.use((db) =>
			selectRecords(db)
				.where(isInState(filter))
				.where(passes(filter))
				.where(isBehind(start, direction))
				.where(isWithin(end, direction))
				.orderBy("created_at", orders[direction])
				.orderBy("enquiries.reference", orders[direction])
				.limit(limit)
				.execute(),
		);
		yield { records: rows.map(toRecord), ...(end ? { end } : {}) };
		if (!end) return;
		start = end;
		// SQLite answers at once, so nothing else would get its turn.
		await setImmediate();
	}
}

const orders = { older: "desc", newer: "asc" } as const;

/** The last row of a window, read from an index alone. */
async function findWindowEnd(
	db: Queries,
	filter: DeskFilter,
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
		.where(isInState(filter))
		.where(isBehind(options.start, options.direction))
		.orderBy("created_at", order)
		.orderBy("reference", order)
		.limit(1)
		.offset(options.window - 1)
		.executeTakeFirst();
	return row && { createdAt: row.created_at, reference: row.reference };
}

function isInState({ state }: DeskFilter): Expression<SqlBool> {
	return state ? sql<SqlBool>`state = ${state}` : everything;
}

function passes({ kind, search, failed }: DeskFilter): Expression<SqlBool> {
	const words = (search ?? "").toLowerCase().split(/\s+/).filter(Boolean);
	const conditions = [
		...(kind ? [sql`kind = ${kind}`] : []),
		...(failed
			? [
					sql`enquiries.reference IN (SELECT reference FROM outbox WHERE state = 'dead')`,
				]
			: []),
		...words
			.slice(0, maximalWords)
			.map(
				(word) =>
					sql`search_text LIKE ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} ESCAPE '\\'`,
			),
	];
	return conditions.length === 0
		? everything
		: sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}

function isBehind(
	place: DeskPlace | undefined,
	direction: "older" | "newer",
): Expression<SqlBool> {
	if (!place) return everything;
	const { createdAt, reference } = place;
	return direction === "older"
		? sql<SqlBool>`(created_at, enquiries.reference) < (${createdAt}, ${reference})`
		: sql<SqlBool>`(created_at, enquiries.reference) > (${createdAt}, ${reference})`;
}

function isWithin(
	place: DeskPlace | undefined,
	direction: "older" | "newer",
): Expression<SqlBool> {
	if (!place) return everything;
	const { createdAt, reference } = place;
	return direction === "older"
		? sql<SqlBool>`(created_at, enquiries.reference) >= (${createdAt}, ${reference})`
		: sql<SqlBool>`(created_at, enquiries.reference) <= (${createdAt}, ${reference})`;
}

const everything = sql<SqlBool>`1 = 1`;
