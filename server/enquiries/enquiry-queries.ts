import type { Insertable, Selectable } from "kysely";
import { enquiryKinds } from "../../shared/enquiry/enquiry.ts";
import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";
import { defaultLocale, isLocale } from "../../shared/locales.ts";
import type { Queries } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { makeReference } from "./reference.ts";
import type { EnquiryExtras, StoredEnquiry } from "./stored-enquiry.ts";

/**
 * Inserts an enquiry and what comes with it, unless one has the key already, and answers with the
 * reference of the one that has it then. Runs in a transaction.
 *
 * @param time now, in milliseconds since 1970.
 */
export async function insertEnquiry(
	db: Queries,
	enquiry: Enquiry,
	key: string,
	{ attachment, deliveries = [] }: EnquiryExtras,
	time: number,
): Promise<string> {
	const reference = makeReference();
	// Of two at once the second waits here until the first is stored.
	const inserted = await db
		.insertInto("enquiries")
		.values(toRow(reference, key, enquiry, time))
		.onConflict((conflict) => conflict.column("idempotency_key").doNothing())
		.returning("reference")
		.executeTakeFirst();
	if (!inserted) {
		const first = await findReference(db, key);
		if (first === undefined) throw new Error("no reference stored");
		return first;
	}
	if (attachment) {
		const { fileName, mediaType, bytes } = attachment;
		await db
			.insertInto("attachments")
			.values({
				reference,
				file_name: fileName,
				media_type: mediaType,
				size: bytes.byteLength,
				bytes,
			})
			.execute();
	}
	if (deliveries.length > 0)
		await db
			.insertInto("outbox")
			.values(
				deliveries.map((kind) => ({
					...{ reference, kind, state: "waiting", attempts: 0 },
					...{ due_at: time, leased_until: 0, created_at: time },
				})),
			)
			.execute();
	return reference;
}

/** The reference of the enquiry stored under a key. */
export async function findReference(
	db: Queries,
	key: string,
): Promise<string | undefined> {
	const row = await db
		.selectFrom("enquiries")
		.select("reference")
		.where("idempotency_key", "=", key)
		.executeTakeFirst();
	return row?.reference;
}

export async function findEnquiry(
	db: Queries,
	reference: string,
): Promise<StoredEnquiry | undefined> {
	const row = await db
		.selectFrom("enquiries")
		.selectAll()
		.where("reference", "=", reference)
		.executeTakeFirst();
	return row && toEnquiry(row);
}

function toRow(
	reference: string,
	key: string,
	enquiry: Enquiry,
	time: number,
): Insertable<Schema["enquiries"]> {
	const { kind, locale, name, email, company, message } = enquiry;
	return {
		reference,
		idempotency_key: key,
		kind,
		locale,
		name,
		email,
		phone: enquiry.phone || null,
		company: company || null,
		topic: enquiry.topic || null,
		position: enquiry.position || null,
		message,
		transfer_consent: enquiry.transfer ? 1 : 0,
		created_at: time,
		search_text: [reference, name, email, company ?? "", message]
			.join(" ")
			.toLowerCase(),
	};
}

function toEnquiry(row: Selectable<Schema["enquiries"]>): StoredEnquiry {
	const { reference, name, email, phone, company, topic, position } = row;
	return {
		reference,
		createdAt: row.created_at,
		kind: enquiryKinds.find((kind) => kind === row.kind) ?? "consultation",
		locale: isLocale(row.locale) ? row.locale : defaultLocale,
		...{ name, email, phone, company, topic, position },
		message: row.message,
		consent: true,
		transfer: row.transfer_consent === 1 ? true : null,
	};
}
