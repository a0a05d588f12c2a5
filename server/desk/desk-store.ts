import { sql } from "kysely";
import { type DeskFailure, deliveryKinds } from "../../shared/enquiry/desk.ts";
import { createAuditTrail } from "../audit/audit-trail.ts";
import type { Queries, SiteDatabase } from "../database/database.ts";
import { listDistinct } from "../database/list-distinct.ts";
import { createDeskChanges } from "./desk-changes.ts";
import type { StoredFilter } from "./desk-filter.ts";
import {
	countEnquiries,
	type ListOptions,
	listEnquiries,
} from "./desk-list.ts";
import type { DeskRecord, FoundEnquiry } from "./desk-record.ts";
import { scanEnquiries } from "./desk-scan.ts";
import { findEnquiry, referencesFrom } from "./desk-statements.ts";

const exportedRows = 500;

export interface StoredAttachment {
	readonly fileName: string;
	/** As detected on upload. */
	readonly mediaType: string;
	readonly bytes: Uint8Array;
}

export type Desk = ReturnType<typeof createDesk>;

/**
 * What staff can read and do. Every method rejects with a `StoreDownError` while the database is
 * unavailable. Callers that show data must record that in the audit trail.
 *
 * @param now the time in milliseconds since 1970.
 */
export function createDesk(database: SiteDatabase, now = Date.now) {
	return {
		...createDeskChanges(database, now),
		audit: createAuditTrail(database, now),
		list: (options: ListOptions) => listEnquiries(database, options),
		count: () => database.use(countEnquiries),
		/** The references of all vacancies with applications. Others may mention anything. */
		positions: () =>
			database.use((db) =>
				listDistinct(db, ["enquiries", "position"], sql`kind = 'application'`),
			),
		/** Dead deliveries by kind and cause. */
		failures: () => database.use(listFailures),
		find: (reference: string) =>
			database.use((db) => findEnquiry(db, reference)),
		/** All enquiries from an address, oldest first. */
		findPerson: (email: string) =>
			database.use(async (db) => {
				const found: FoundEnquiry[] = [];
				for (const reference of await referencesFrom(db, email)) {
					const enquiry = await findEnquiry(db, reference);
					if (enquiry) found.push(enquiry);
				}
				return found;
			}),
		readAttachment: (reference: string) =>
			database.use((db) => readAttachment(db, reference)),
		/** All enquiries that pass the filter, newest first, in batches. */
		async *exportAll(
			filter: StoredFilter,
		): AsyncGenerator<readonly DeskRecord[]> {
			const window = exportedRows;
			for await (const { records } of scanEnquiries(database, {
				filter,
				direction: "older",
				window,
				limit: window,
			}))
				if (records.length > 0) yield records;
		},
	};
}

function readAttachment(
	db: Queries,
	reference: string,
): Promise<StoredAttachment | undefined> {
	return db
		.selectFrom("attachments")
		.select(["file_name as fileName", "media_type as mediaType", "bytes"])
		.where("reference", "=", reference)
		.executeTakeFirst();
}

async function listFailures(
	db: Queries,
): Promise<readonly Omit<DeskFailure, "host">[]> {
	const rows = await db
		.selectFrom("outbox")
		.select(["kind", "last_error as cause"])
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("state", "=", "dead")
		.groupBy(["kind", "last_error"])
		.orderBy("kind")
		.orderBy("last_error")
		.execute();
	return rows.map((row) => ({
		...row,
		kind: deliveryKinds.find((kind) => kind === row.kind) ?? "webhook",
	}));
}
