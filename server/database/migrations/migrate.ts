import { type Kysely, sql } from "kysely";
import type { SiteDatabase } from "../database.ts";
import { migrations, type Statement } from "./migrations.ts";
import type { Schema } from "./schema.ts";

/** SQL that differs between the two databases. */
const words = {
	sqlite: {
		identity: "INTEGER PRIMARY KEY AUTOINCREMENT",
		blob: "BLOB",
		hasTable: `SELECT count(*) AS "has" FROM sqlite_schema WHERE name = 'migrations'`,
		// SQLite's transactions hold the write lock from the start.
		lock: [],
	},
	postgres: {
		identity: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
		blob: "BYTEA",
		hasTable: `SELECT to_regclass('migrations') IS NOT NULL AS "has"`,
		// An arbitrary key that only we use.
		lock: ["SELECT pg_advisory_xact_lock(7305118241653)"],
	},
} as const;

/**
 * Creates or migrates the tables in one transaction. Instances that start concurrently wait for one
 * another. Steps of a later release are left in place.
 */
export async function migrate(
	db: Kysely<Schema>,
	dialect: SiteDatabase["dialect"],
	steps: typeof migrations = migrations,
): Promise<void> {
	const { identity, blob, lock } = words[dialect];
	if ((await countDone(db, dialect)) >= steps.length) return;
	const other = dialect === "sqlite" ? "postgres" : "sqlite";
	await db.transaction().execute(async (all) => {
		const run = async (statements: readonly Statement[]): Promise<void> => {
			for (const statement of statements) {
				if (typeof statement !== "string") await statement(all);
				else if (!statement.startsWith(`{{${other}}}`))
					await sql
						.raw(
							statement
								.replace(`{{${dialect}}}`, "")
								.replaceAll("{{identity}}", identity)
								.replaceAll("{{blob}}", blob),
						)
						.execute(all);
			}
		};
		// Before counting: until it locks a table, PostgreSQL may use a snapshot that lacks it.
		await run([
			...lock,
			"CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)",
		]);
		const done = await countDone(all, dialect);
		for (const [index, step] of steps.entries()) {
			if (index < done) continue;
			await run(step);
			await all
				.insertInto("migrations")
				.values({ version: index + 1 })
				.execute();
		}
	});
}

async function countDone(
	db: Kysely<Schema>,
	dialect: SiteDatabase["dialect"],
): Promise<number> {
	const { rows } = await sql
		.raw<{ has: unknown }>(words[dialect].hasTable)
		.execute(db);
	if (!rows[0]?.has) return 0;
	const { done } = await db
		.selectFrom("migrations")
		.select((of) => of.fn.countAll().as("done"))
		.executeTakeFirstOrThrow();
	return Number(done);
}
