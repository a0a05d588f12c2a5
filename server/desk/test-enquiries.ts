import type { Insertable } from "kysely";
import type { Actor } from "../audit/audit-trail.ts";
import type { SiteDatabase } from "../database/database.ts";
import type { Schema } from "../database/migrations/schema.ts";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference made from a number; references sort like their numbers. */
export function testReference(number: number): string {
	const letters = Array.from(
		{ length: 16 },
		(_, place) => alphabet[Math.floor(number / 32 ** (15 - place)) % 32],
	);
	return letters.join("").replace(/.{4}(?=.)/g, "$&-");
}

type Enquiry = Insertable<Schema["enquiries"]>;

/** An actor for tests. */
export const testActor: Actor = { id: 7, name: "Amal", address: "192.0.2.7" };

/** Inserts plain enquiries with the given changes. */
export async function insertEnquiries(
	database: SiteDatabase,
	wanted: readonly Partial<Enquiry>[],
): Promise<string[]> {
	const rows = wanted.map((enquiry, number) => makeEnquiry(enquiry, number));
	await database.transaction(async (db) => {
		// PostgreSQL limits a statement to 65,535 parameters.
		for (let start = 0; start < rows.length; start += 500)
			await db
				.insertInto("enquiries")
				.values(rows.slice(start, start + 500))
				.execute();
	});
	return rows.map(({ reference }) => reference);
}

/** Inserts the file that came with an enquiry. */
export async function insertCv(
	database: SiteDatabase,
	reference: string,
	{
		file_name = "cv.pdf",
		media_type = "application/pdf",
		bytes = new TextEncoder().encode("%PDF"),
	} = {},
): Promise<void> {
	const size = bytes.byteLength;
	await database.use((db) =>
		db
			.insertInto("attachments")
			.values({ reference, file_name, media_type, size, bytes })
			.execute(),
	);
}

/** Inserts a delivery that has failed for good. */
export async function insertDeadDelivery(
	database: SiteDatabase,
	reference: string,
	kind: string,
	last_error: string | null,
): Promise<void> {
	await database.use((db) =>
		db
			.insertInto("outbox")
			.values({
				reference,
				kind,
				state: "dead",
				attempts: 20,
				due_at: 1,
				leased_until: 0,
				last_error,
				created_at: 1,
			})
			.execute(),
	);
}

function makeEnquiry(wanted: Partial<Enquiry>, number: number): Enquiry {
	const enquiry = {
		reference: testReference(number),
		kind: "consultation",
		locale: "en-US",
		name: "Li Wei",
		email: "li.wei@example.com",
		phone: null,
		company: null,
		topic: null,
		position: null,
		message: "Two welders in Doha.",
		transfer_consent: 0,
		state: "new",
		created_at: 1_790_000_000_000 + number,
		...wanted,
	};
	const { reference, name, email, company, message, position } = enquiry;
	return {
		idempotency_key: reference,
		search_text:
			`${reference} ${name} ${email} ${company ?? ""} ${message} ${position ?? ""}`.toLowerCase(),
		...enquiry,
	};
}
