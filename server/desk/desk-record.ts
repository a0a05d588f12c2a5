import { sql } from "kysely";
import {
	type DeliveryKind,
	type DeliveryState,
	type DeskEnquiry,
	type EnquiryState,
	enquiryStates,
} from "../../shared/enquiry/desk.ts";
import type { Queries } from "../database/database.ts";
import {
	fieldColumns,
	readStoredFields,
} from "../enquiries/enquiry-queries.ts";

/** An enquiry as the desk reads it. */
export interface DeskRecord
	extends Omit<DeskEnquiry, "createdAt" | "events" | "deliveries"> {
	/** Milliseconds since 1970. */
	readonly createdAt: number;
	/** Whether something that is sent for it is no longer tried. */
	readonly hasFailed: boolean;
}

/** A change of state or a note; times are milliseconds since 1970. */
export type EventRecord = {
	readonly id: number;
	readonly createdAt: number;
} & (
	| { readonly kind: "state"; readonly state: EnquiryState }
	| { readonly kind: "note"; readonly text: string }
);

/** Something that is sent for an enquiry; times are milliseconds since 1970. */
export interface DeliveryRecord {
	readonly id: number;
	readonly kind: DeliveryKind;
	readonly state: DeliveryState;
	readonly attempts: number;
	readonly lastError: string | null;
	readonly dueAt: number;
	readonly deliveredAt: number | null;
}

export interface FoundEnquiry {
	readonly record: DeskRecord;
	/** Oldest first. */
	readonly events: readonly EventRecord[];
	readonly deliveries: readonly DeliveryRecord[];
}

/** Selects enquiries with what {@link toRecord} needs; not the bytes of their attachments. */
export function selectRecords(db: Queries) {
	return db
		.selectFrom("enquiries")
		.leftJoin("attachments", "attachments.reference", "enquiries.reference")
		.select([
			...fieldColumns,
			"enquiries.reference",
			"state",
			"transfer_consent",
			"created_at",
			"file_name",
			"size",
			sql<number>`CASE WHEN EXISTS (SELECT 1 FROM outbox WHERE outbox.reference = enquiries.reference AND outbox.state = 'dead') THEN 1 ELSE 0 END`.as(
				"has_failed",
			),
		]);
}

type Row = Awaited<
	ReturnType<ReturnType<typeof selectRecords>["executeTakeFirstOrThrow"]>
>;

/** Makes a record of a row. What is none of ours any more counts as the first of its kind. */
export function toRecord(row: Row): DeskRecord {
	return {
		...readStoredFields(row),
		reference: row.reference,
		createdAt: row.created_at,
		state: enquiryStates.find((state) => state === row.state) ?? "new",
		hasTransferConsent: row.transfer_consent === 1,
		attachment:
			row.file_name === null
				? null
				: { fileName: row.file_name, size: row.size ?? 0 },
		hasFailed: row.has_failed === 1,
	};
}
