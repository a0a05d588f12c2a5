import type { Queries } from "../database/database.ts";
import {
	fieldColumns,
	readStoredFields,
} from "../enquiries/enquiry-queries.ts";
import type { DeliveredEnquiry } from "./delivery.ts";

/** The enquiry that a delivery is about. Whether it has a file is told, the file is not read. */
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
