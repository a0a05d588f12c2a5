import type { DeskPlace, EnquiryState } from "../../shared/enquiry/desk.ts";
import type { Queries, SiteDatabase } from "../database/database.ts";
import { isSifted, type StoredFilter } from "./desk-filter.ts";
import type { DeskRecord } from "./desk-record.ts";
import { scanEnquiries } from "./desk-scan.ts";

/** Rows scanned by one statement if no index covers the filter. */
const siftedRows = 5000;
/** Milliseconds after which a search is interrupted; it can be continued from there. */
const maximalSearchMs = 1000;

export interface ListOptions {
	readonly filter: StoredFilter;
	readonly before?: DeskPlace | undefined;
	readonly after?: DeskPlace | undefined;
	/** The most enquiries to list. */
	readonly limit: number;
	/** Milliseconds after which a search is interrupted. */
	readonly searchMs?: number;
}

/** Enquiries, newest first, and the places where the list continues. */
export interface ListedEnquiries {
	readonly records: readonly DeskRecord[];
	readonly older?: DeskPlace;
	readonly newer?: DeskPlace;
	/** The search was interrupted before the page was full. */
	readonly isPartial?: true;
}

/** Lists the newest enquiries, or those next to a place. */
export async function listEnquiries(
	database: SiteDatabase,
	options: ListOptions,
): Promise<ListedEnquiries> {
	const { after, before } = options;
	const { records, more, ...partial } = await collect(database, options);
	if (after) {
		// The first page is always full.
		if (!more) return listEnquiries(database, { ...options, after: undefined });
		const shown = records.toReversed();
		return {
			records: shown,
			newer: more,
			older: placeOf(shown.at(-1)) ?? after,
			...partial,
		};
	}
	const newer = before && (placeOf(records[0]) ?? before);
	return {
		records,
		...(more ? { older: more } : {}),
		...(newer ? { newer } : {}),
		...partial,
	};
}

/** The number of enquiries in each state, and of those with a failed delivery. */
export async function countEnquiries(
	db: Queries,
): Promise<{ counts: Record<EnquiryState, number>; failed: number }> {
	const rows = await db
		.selectFrom("enquiries")
		.select(["state", (of) => of.fn.countAll<number>().as("count")])
		.groupBy("state")
		.execute();
	const dead = await db
		.selectFrom("outbox")
		.select((of) => of.fn.count<number>("reference").distinct().as("count"))
		.where("state", "=", "dead")
		.executeTakeFirst();
	const countOf = (state: EnquiryState) =>
		Number(rows.find((row) => row.state === state)?.count ?? 0);
	const counts = {
		new: countOf("new"),
		progress: countOf("progress"),
		waiting: countOf("waiting"),
		answered: countOf("answered"),
		placed: countOf("placed"),
		closed: countOf("closed"),
	} satisfies Record<EnquiryState, number>;
	return { counts, failed: Number(dead?.count ?? 0) };
}

async function collect(
	database: SiteDatabase,
	{ filter, before, after, limit, searchMs = maximalSearchMs }: ListOptions,
): Promise<{
	readonly records: readonly DeskRecord[];
	readonly more?: DeskPlace | undefined;
	readonly isPartial?: true;
}> {
	const start = performance.now();
	const records: DeskRecord[] = [];
	for await (const step of scanEnquiries(database, {
		filter,
		from: after ?? before,
		direction: after ? "newer" : "older",
		window: isSifted(filter) ? siftedRows : limit + 1,
		limit: limit + 1,
	})) {
		records.push(...step.records);
		if (records.length > limit) {
			const shown = records.slice(0, limit);
			return { records: shown, more: placeOf(shown.at(-1)) };
		}
		if (step.end && performance.now() - start > searchMs)
			return { records, more: step.end, isPartial: true };
	}
	return { records };
}

function placeOf(record: DeskRecord | undefined): DeskPlace | undefined {
	return record && { createdAt: record.createdAt, reference: record.reference };
}
