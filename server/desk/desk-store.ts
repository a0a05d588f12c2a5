import type { DeskFilter, EnquiryState } from "../../shared/enquiry/desk.ts";
import type { EnquiryDatabase, Queries } from "../database/database.ts";
import {
	countEnquiries,
	type ListedEnquiries,
	type ListOptions,
	listEnquiries,
} from "./desk-list.ts";
import type { DeskRecord, FoundEnquiry } from "./desk-record.ts";
import { scanEnquiries } from "./desk-scan.ts";
import { eraseEnquiries, findEnquiry, hasEnquiry } from "./desk-statements.ts";

const exportedRows = 500;

export interface StoredAttachment {
	readonly fileName: string;
	/** As it was detected when it came in. */
	readonly mediaType: string;
	readonly bytes: Uint8Array;
}

/**
 * What staff see and do. Every method rejects with a `StoreDownError` while the database cannot be
 * used. Those that change one enquiry answer whether there is such a one.
 */
export interface Desk {
	list(options: ListOptions): Promise<ListedEnquiries>;
	count(): ReturnType<typeof countEnquiries>;
	find(reference: string): Promise<FoundEnquiry | undefined>;
	readAttachment(reference: string): Promise<StoredAttachment | undefined>;
	setState(reference: string, state: EnquiryState): Promise<boolean>;
	addNote(reference: string, text: string): Promise<boolean>;
	/** Has something that is no longer tried delivered anew. */
	retryDelivery(reference: string, id: number): Promise<boolean>;
	/** Erases all enquiries from an address, in any case of its letters, with all that belongs to them; answers how many. */
	erasePerson(email: string): Promise<number>;
	/** All enquiries that pass, newest first, in parts. */
	exportAll(filter: DeskFilter): AsyncGenerator<readonly DeskRecord[]>;
}

/** @param now the time in milliseconds since 1970. */
export function createDesk(database: EnquiryDatabase, now = Date.now): Desk {
	const addEvent = (
		db: Queries,
		event: { reference: string; kind: "state" | "note"; text: string },
	) =>
		db
			.insertInto("enquiry_events")
			.values({ ...event, created_at: now() })
			.execute();

	return {
		list: (options) => listEnquiries(database, options),
		count: () => database.use(countEnquiries),
		find: (reference) => database.use((db) => findEnquiry(db, reference)),
		readAttachment: (reference) =>
			database.use(async (db) => {
				const row = await db
					.selectFrom("attachments")
					.select(["file_name", "media_type", "bytes"])
					.where("reference", "=", reference)
					.executeTakeFirst();
				return (
					row && {
						fileName: row.file_name,
						mediaType: row.media_type,
						bytes: row.bytes,
					}
				);
			}),
		setState: (reference, state) =>
			database.transaction(async (db) => {
				const { numUpdatedRows } = await db
					.updateTable("enquiries")
					.set({ state })
					.where("reference", "=", reference)
					.where("state", "<>", state)
					.executeTakeFirstOrThrow();
				if (numUpdatedRows === 0n) return hasEnquiry(db, reference);
				await addEvent(db, { reference, kind: "state", text: state });
				return true;
			}),
		addNote: (reference, text) =>
			database.transaction(async (db) => {
				if (!(await hasEnquiry(db, reference))) return false;
				await addEvent(db, { reference, kind: "note", text });
				return true;
			}),
		retryDelivery: (reference, id) =>
			database.transaction(async (db) => {
				const { numUpdatedRows } = await db
					.updateTable("outbox")
					.set({
						state: "waiting",
						attempts: 0,
						due_at: now(),
						leased_until: 0,
					})
					.where("id", "=", id)
					.where("reference", "=", reference)
					.where("state", "=", "dead")
					.executeTakeFirstOrThrow();
				return numUpdatedRows > 0n;
			}),
		erasePerson: (email) =>
			database.transaction((db) => eraseEnquiries(db, email)),
		async *exportAll(filter) {
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
