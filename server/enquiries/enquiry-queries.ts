import type { Insertable, Selectable } from "kysely";
import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import { enquiryKinds } from "../../shared/enquiry/enquiry.ts";
import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";
import type { StoredFields } from "../../shared/enquiry/stored-fields.ts";
import { defaultLocale, isLocale } from "../../shared/locales.ts";
import type { Queries } from "../database/database.ts";
import type { Schema } from "../database/migrations/schema.ts";
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
	/** Stands for its content, as `hashContent` makes it. */
	readonly contentHash?: string | undefined;
}

/** A key names an enquiry that says something else. */
export class KeyReusedError extends Error {
	override readonly name = "KeyReusedError";
}

/**
 * Inserts an enquiry and what comes with it, unless one has the key already, and answers with the
 * reference of the one that has it then. Runs in a transaction.
 *
 * @param time now, in milliseconds since 1970.
 * @throws {KeyReusedError} when that one has other content.
 */
export async function insertEnquiry(
	db: Queries,
	enquiry: Enquiry,
	key: string,
	{ attachment, deliveries = [], contentHash }: EnquiryExtras,
	time: number,
): Promise<string> {
	const reference = makeReference();
	// Of two at once the second waits here until the first is stored.
	const inserted = await db
		.insertInto("enquiries")
		.values({
			...toRow(reference, key, enquiry, time),
			content_hash: contentHash ?? null,
		})
		.onConflict((conflict) => conflict.column("idempotency_key").doNothing())
		.returning("reference")
		.executeTakeFirst();
	if (!inserted) {
		const first = await findReference(db, key, contentHash);
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

/**
 * The reference of the enquiry stored under a key.
 *
 * @param contentHash what it has to say; anything, if undefined.
 * @throws {KeyReusedError} when it says something else.
 */
export async function findReference(
	db: Queries,
	key: string,
	contentHash: string | undefined,
): Promise<string | undefined> {
	const row = await db
		.selectFrom("enquiries")
		.select(["reference", "content_hash"])
		.where("idempotency_key", "=", key)
		.executeTakeFirst();
	const stored = row?.content_hash ?? undefined;
	if (stored && contentHash && stored !== contentHash)
		throw new KeyReusedError("the key names another enquiry");
	return row?.reference;
}

/** The columns of an enquiry's fields. */
export const fieldColumns = [
	...(["kind", "locale", "name", "email", "phone", "company"] as const),
	...(["topic", "position", "message"] as const),
] satisfies readonly (keyof StoredFields)[];

/** Reads an enquiry's fields. A value that no longer exists counts as the first of its kind. */
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
): Required<
	Omit<
		Insertable<Schema["enquiries"]>,
		"state" | "content_hash" | "assignee_id" | "assignee_name"
	>
> {
	const { kind, locale, name, email, company, message, position } = enquiry;
	const fields = {
		...{ kind, locale, name, email, message },
		phone: enquiry.phone || null,
		company: company || null,
		topic: enquiry.topic || null,
		position: position || null,
	} satisfies StoredFields;
	return {
		...fields,
		reference,
		idempotency_key: key,
		transfer_consent: enquiry.transfer ? 1 : 0,
		created_at: time,
		search_text: [reference, name, email, company, message, position]
			.filter(Boolean)
			.join(" ")
			.toLowerCase(),
	};
}
