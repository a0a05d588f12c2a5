import { enquiryKinds } from "../../shared/enquiry/enquiry.ts";
import { defaultLocale, isLocale } from "../../shared/locales.ts";
import type { Queries } from "../database/database.ts";
import type { DeliveredEnquiry } from "./delivery.ts";

/** The enquiry that a delivery is about. Whether it has a file is told, the file is not read. */
export async function readDelivered(
	db: Queries,
	reference: string,
): Promise<DeliveredEnquiry> {
	const { created_at, kind, locale, ...row } = await db
		.selectFrom("enquiries")
		.select(["reference", "kind", "locale", "name", "email", "phone"])
		.select(["company", "topic", "position", "message", "created_at"])
		.where("reference", "=", reference)
		.executeTakeFirstOrThrow();
	const attachment = await db
		.selectFrom("attachments")
		.select("reference")
		.where("reference", "=", reference)
		.executeTakeFirst();
	return {
		...row,
		kind: enquiryKinds.find((known) => known === kind) ?? "consultation",
		locale: isLocale(locale) ? locale : defaultLocale,
		createdAt: created_at,
		hasAttachment: attachment !== undefined,
	};
}
