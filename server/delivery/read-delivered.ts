import type { Queries } from "../database/database.ts";
import { fieldColumns, readStored } from "../enquiries/enquiry-queries.ts";
import type { DeliveredEnquiry } from "./delivery.ts";

/** Reads a delivery's enquiry. Only the presence of an attachment is read, not its bytes. */
export async function readDelivered(
	db: Queries,
	reference: string,
): Promise<DeliveredEnquiry> {
	const { created_at, file_name, ...fields } = await db
		.selectFrom("enquiries")
		.leftJoin("attachments", "attachments.reference", "enquiries.reference")
		.select([...fieldColumns, "created_at", "file_name"])
		.where("enquiries.reference", "=", reference)
		.executeTakeFirstOrThrow();
	return {
		...readStored(fields),
		reference,
		createdAt: created_at,
		hasAttachment: file_name !== null,
	};
}
