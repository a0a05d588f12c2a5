import type { Queries } from "../database/database.ts";
import {
	fieldColumns,
	readStoredFields,
} from "../enquiries/enquiry-queries.ts";
import type { DeliveredEnquiry } from "./delivery.ts";

/** Reads a delivery's enquiry. Only the presence of an attachment is read, not its bytes. */
export async function readDelivered(
	db: Queries,
	reference: string,
): Promise<DeliveredEnquiry> {
	const row = await db
		.selectFrom("enquiries")
		.leftJoin("attachments", "attachments.reference", "enquiries.reference")
		.select([...fieldColumns, "created_at", "file_name"])
		.where("enquiries.reference", "=", reference)
		.executeTakeFirstOrThrow();
	return {
		...readStoredFields(row),
		reference,
		createdAt: row.created_at,
		hasAttachment: row.file_name !== null,
	};
}
