import * as z from "zod/mini";
import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import {
	type EnquiryKind,
	enquiryKinds,
} from "../../shared/enquiry/enquiry.ts";
import {
	type Enquiry,
	enquirySchema,
} from "../../shared/enquiry/enquiry-schema.ts";
import { defaultLocale, isLocale } from "../../shared/locales.ts";
import type { Queries } from "../database/database.ts";
import { makeReference } from "./reference.ts";

/** A file sent with an enquiry. */
export interface Attachment {
	readonly fileName: string;
	readonly mediaType: string;
	readonly bytes: Uint8Array;
}

/** Data stored in the same transaction as an enquiry. */
export interface EnquiryExtras {
	readonly attachment?: Attachment | undefined;
	/** The deliveries to create; they are due immediately. */
	readonly deliveries?: readonly DeliveryKind[] | undefined;
	/** The digest of the enquiry's content, from `hashContent`. */
	readonly contentHash?: string | undefined;
}

/** The idempotency key was used for an enquiry with other content. */
export class KeyReusedError extends Error {
	override readonly name = "KeyReusedError";
}

/**
 * Inserts an enquiry and its extras, unless the key is already taken. Returns the reference of the
 * stored enquiry. Runs in a transaction.
 *
 * @param time now, in milliseconds since 1970.
 * @throws {KeyReusedError} when the stored enquiry has other content.
 */
export async function insertEnquiry(
	db: Queries,
	enquiry: Enquiry,
	key: string,
	{ attachment, deliveries = [], contentHash }: EnquiryExtras,
	time: number,
): Promise<string> {
	const reference = makeReference();
	const { consent: _, transfer, ...fields } = enquiry;
	const { name, email, company, message, position } = fields;
	const searched = [reference, name, email, company, message, position];
	// Of two concurrent inserts with one key, the second blocks here until the first commits.
	const inserted = await db
		.insertInto("enquiries")
		.values({
			...fields,
			reference,
			idempotency_key: key,
			transfer_consent: transfer ? 1 : 0,
			created_at: time,
			content_hash: contentHash ?? null,
			search_text: searched.filter(Boolean).join(" ").toLowerCase(),
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
					reference,
					kind,
					state: "waiting",
					attempts: 0,
					due_at: time,
					leased_until: 0,
					created_at: time,
				})),
			)
			.execute();
	return reference;
}

/**
 * The reference of the enquiry stored under a key.
 *
 * @param contentHash the expected content; `undefined` accepts any.
 * @throws {KeyReusedError} when the stored content differs.
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
export const fieldColumns = z.keyof(
	z.omit(enquirySchema, { consent: true, transfer: true }),
).options;

/** A row with a kind and a locale; unknown ones fall back to defaults. */
export function readStored<Row extends { kind: string; locale: string }>(
	row: Row,
) {
	return {
		...row,
		kind: readKind(row.kind),
		locale: isLocale(row.locale) ? row.locale : defaultLocale,
	};
}

/** Reads a stored kind. */
export function readKind(text: string): EnquiryKind {
	return enquiryKinds.find((kind) => kind === text) ?? "consultation";
}
