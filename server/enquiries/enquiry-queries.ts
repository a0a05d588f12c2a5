import type { Insertable, Selectable } from "kysely";
import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import { enquiryKinds } from "../../shared/enquiry/enquiry.ts";
import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";
import type { StoredFields } from "../../shared/enquiry/stored-fields.ts";
import { defaultLocale, isLocale } from "../../shared/locales.ts";
import type { Queries } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { makeReference } from "./reference.ts";

/** A file that came with an enquiry. */
export interface Attachment {
	readonly fileName: string;
	readonly mediaType: string;
	readonly bytes: Uint8Array;
}

/** What is stored together with an enquiry, or not at all. */
export interface EnquiryExtras {
	readonly attachment?: Attachment | undefined;
	/** What has to be delivered, at once. */
	readonly deliveries?: readonly DeliveryKind[] | undefined;
}

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

/** The columns of an enquiry's fields. */
export const fieldColumns = [
	...(["kind", "locale", "name", "email", "phone", "company"] as const),
	...(["topic", "position", "message"] as const),
] satisfies readonly (keyof StoredFields)[];

/** Reads an enquiry's fields. What is none of ours any more counts as the first of its kind. */
export function readStoredFields(
	row: Pick<Selectable<Schema["enquiries"]>, keyof StoredFields>,
): StoredFields {
	const { name, email, phone, company, topic, position, message } = row;
	return {
		kind: enquiryKinds.find((kind) => kind === row.kind) ?? "consultation",
		locale: isLocale(row.locale) ? row.locale : defaultLocale,
		...{ name, email, phone, company, topic, position, message },
	};
}

function toRow(
	reference: string,
	key: string,
	enquiry: Enquiry,
	time: number,
): Required<Omit<Insertable<Schema["enquiries"]>, "state">> {
	const { kind, locale, name, email, company, message } = enquiry;
	const fields = {
		...{ kind, locale, name, email, message },
		phone: enquiry.phone || null,
		company: company || null,
		topic: enquiry.topic || null,
		position: enquiry.position || null,
	} satisfies StoredFields;
	return {
		...fields,
		reference,
		idempotency_key: key,
		transfer_consent: enquiry.transfer ? 1 : 0,
		created_at: time,
		search_text: [reference, name, email, company ?? "", message]
			.join(" ")
			.toLowerCase(),
	};
}
