import { sql } from "kysely";
import {
	type DeskDelivery,
	type DeskEnquiry,
	type DeskEvent,
	type DeskSibling,
	type EnquiryState,
	type EventContent,
	enquiryStates,
} from "../../shared/enquiry/desk.ts";
import type { Queries } from "../database/database.ts";
import { fieldColumns, readStored } from "../enquiries/enquiry-queries.ts";

/** An enquiry as the desk reads it. */
export interface DeskRecord
	extends Omit<
		DeskEnquiry,
		"createdAt" | "events" | "deliveries" | "siblings" | "attachment"
	> {
	readonly attachment: {
		readonly fileName: string;
		/** As detected on upload. */
		readonly mediaType: string;
		/** In bytes. */
		readonly size: number;
	} | null;
	/** Milliseconds since 1970. */
	readonly createdAt: number;
	/** Whether the enquiry has a dead delivery. */
	readonly hasFailed: boolean;
}

/** An event in an enquiry's history. Times are in milliseconds since 1970. */
export type EventRecord = Pick<DeskEvent, "id" | "author"> & {
	readonly createdAt: number;
} & EventContent;

/** Another enquiry of the same sender. */
export interface SiblingRecord extends Omit<DeskSibling, "createdAt"> {
	/** Milliseconds since 1970. */
	readonly createdAt: number;
}

/** A delivery of an enquiry. Times are in milliseconds since 1970. */
export interface DeliveryRecord extends Omit<DeskDelivery, "at" | "host"> {
	readonly dueAt: number;
	readonly deliveredAt: number | null;
}

export interface FoundEnquiry {
	readonly record: DeskRecord;
	/** Oldest first. */
	readonly events: readonly EventRecord[];
	readonly deliveries: readonly DeliveryRecord[];
	/** The newest other enquiries from the same sender, newest first. */
	readonly siblings: readonly SiblingRecord[];
}

/** Selects enquiries with the columns of {@link toRecord}, without the attachments' bytes. */
export function selectRecords(db: Queries) {
	return db
		.selectFrom("enquiries")
		.leftJoin("attachments", "attachments.reference", "enquiries.reference")
		.select([
			...fieldColumns,
			"enquiries.reference",
			"state",
			"transfer_consent",
			"assignee_id",
			"assignee_name",
			"created_at",
			"file_name",
			"media_type",
			"size",
			sql<number>`CASE WHEN EXISTS (SELECT 1 FROM outbox WHERE outbox.reference = enquiries.reference AND outbox.state = 'dead') THEN 1 ELSE 0 END`.as(
				"has_failed",
			),
		]);
}

type Row = Awaited<
	ReturnType<ReturnType<typeof selectRecords>["executeTakeFirstOrThrow"]>
>;

/** Converts a row. Unknown kinds, locales and states fall back to defaults. */
export function toRecord(row: Row): DeskRecord {
	const {
		assignee_id,
		assignee_name,
		created_at,
		file_name,
		has_failed,
		media_type,
		size,
		transfer_consent,
		...fields
	} = row;
	return {
		...readStored(fields),
		createdAt: created_at,
		state: readState(row.state) ?? "new",
		assignee:
			assignee_id === null
				? null
				: { id: assignee_id, name: assignee_name ?? "" },
		hasTransferConsent: transfer_consent === 1,
		attachment:
			file_name === null
				? null
				: { fileName: file_name, mediaType: media_type ?? "", size: size ?? 0 },
		hasFailed: has_failed === 1,
	};
}

/** Reads a stored state, including those of the previous release. */
export function readState(text: string): EnquiryState | undefined {
	// The previous release had one state for everything neither new nor in progress.
	if (text === "done") return "closed";
	return enquiryStates.find((state) => state === text);
}
