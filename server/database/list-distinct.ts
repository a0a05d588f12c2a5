import { type Expression, type SqlBool, sql } from "kysely";
import type { Queries } from "./database.ts";

/** A table, and a text column that leads one of its indexes. */
type Listed =
	| readonly ["audit", "staff_name"]
	| readonly ["enquiries", "position"];

/**
 * A column's distinct values, sorted, by one index lookup per value (a loose index scan).
 *
 * @param condition of the rows to look at; all by default.
 */
export async function listDistinct(
	db: Queries,
	[table, column]: Listed,
	condition: Expression<SqlBool> = sql`1 = 1`,
): Promise<string[]> {
	const from = sql`FROM ${sql.table(table)} WHERE ${condition}`;
	const value = sql.ref(column);
	const { rows } = await sql<{ value: string | null }>`
		WITH RECURSIVE found (value) AS (
			SELECT min(${value}) ${from}
			UNION ALL
			SELECT (SELECT min(${value}) ${from} AND ${value} > found.value)
			FROM found WHERE found.value IS NOT NULL
		)
		SELECT value FROM found WHERE value IS NOT NULL`.execute(db);
	return rows.flatMap((row) => (row.value === null ? [] : [row.value]));
}
