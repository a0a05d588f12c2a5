import { type Kysely, sql } from "kysely";
import { keptAddress } from "../../../shared/enquiry/mail-address.ts";

/** Normalizes stored addresses as new ones are, so that their owners can be found and erased. */
export async function lowerAddresses<Schema>(
	db: Kysely<Schema>,
): Promise<void> {
	const { rows } = await sql<{
		reference: string;
		email: string;
		search_text: string;
	}>`SELECT reference, email, search_text FROM enquiries
		WHERE octet_length(email) > length(email)`.execute(db);
	for (const { reference, email, search_text } of rows)
		await sql`UPDATE enquiries
			SET email = ${keptAddress(email)}, search_text = ${search_text.toLowerCase()}
			WHERE reference = ${reference}`.execute(db);
}
