import type { Queries } from "../database.ts";

/** What a statement names at most; SQLite takes 32,766 values. */
const maximalReferences = 1000;

/** Deletes enquiries and what belongs to them; answers which of them there were. */
export async function eraseReferences(
	db: Queries,
	references: readonly string[],
): Promise<readonly string[]> {
	const erased: string[] = [];
	for (let start = 0; start < references.length; start += maximalReferences) {
		const some = references.slice(start, start + maximalReferences);
		// Also where the database does not delete along.
		for (const table of ["attachments", "enquiry_events", "outbox"] as const)
			await db.deleteFrom(table).where("reference", "in", some).execute();
		const rows = await db
			.deleteFrom("enquiries")
			.where("reference", "in", some)
			.returning("reference")
			.execute();
		erased.push(...rows.map(({ reference }) => reference));
	}
	return erased;
}
