import type { Client } from "pg";
import { writeMigrations } from "./migrations.ts";

const steps = writeMigrations({
	identity: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
	blob: "BYTEA",
});

/** The advisory lock under which tables are made; any number that only we use. */
const lock = 7_305_118_241_653;

/**
 * Makes today's tables, in one transaction. Instances that start together wait for one another.
 *
 * @param client a connection that nobody else uses.
 */
export async function migratePostgres(client: Client): Promise<void> {
	if ((await countDone(client)) >= steps.length) return;
	await client.query("BEGIN");
	await client.query("SELECT pg_advisory_xact_lock($1)", [lock]);
	await client.query(
		"CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)",
	);
	const done = await countDone(client);
	for (const [index, step] of steps.entries()) {
		if (index < done) continue;
		for (const statement of step) await client.query(statement);
		await client.query("INSERT INTO migrations (version) VALUES ($1)", [
			index + 1,
		]);
	}
	await client.query("COMMIT");
}

async function countDone(client: Client): Promise<number> {
	const table = await client.query("SELECT to_regclass('migrations') AS name");
	if (table.rows[0]?.name === null) return 0;
	const { rows } = await client.query(
		"SELECT count(*) AS done FROM migrations",
	);
	return Number(rows[0]?.done ?? 0);
}
