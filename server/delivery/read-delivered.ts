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
		.select([...fieldColumns, "created_at"])
		.where("reference", "=", reference)
		.executeTakeFirstOrThrow();
	const attachment = await db
		.selectFrom("attachments")
		.select("reference")
		.where("reference", "=", reference)
		.executeTakeFirst();
	return {
		...readStoredFields(row),
		reference,
		createdAt: row.created_at,
		hasAttachment: attachment !== undefined,
	};
}
