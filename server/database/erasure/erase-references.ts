import type { Queries } from "../database.ts";

/** The most references in one statement; SQLite's limit is 32,766 parameters. */
const maximalReferences = 1000;

/** Deletes enquiries and their data, and returns the references that existed. */
export async function eraseReferences(
	db: Queries,
	references: readonly string[],
): Promise<readonly string[]> {
	const erased: string[] = [];
	for (let start = 0; start < references.length; start += maximalReferences) {
		const some = references.slice(start, start + maximalReferences);
		// Explicitly, in case the database does not cascade.
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
