import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import type { Queries } from "../database.ts";
import { operatorDeadlines } from "../deadlines.ts";
import { openPostgresDatabase } from "../postgres/postgres-database.ts";
import { connectSqlite } from "../sqlite/sqlite-connection.ts";
import { BackupError } from "./sqlite-backup.ts";
import { takePresent } from "./sqlite-present.ts";
import { removeFile } from "./whole-file.ts";

/** The tables to move, ordered so that each refers only to earlier ones. */
const tables = [
	"enquiries",
	"attachments",
	"enquiry_events",
	"outbox",
	"audit",
	"staff_accounts",
	"staff_invites",
	"staff_passkeys",
] as const;

/** Tables with an identity column. */
const counted = [
	"enquiry_events",
	"outbox",
	"audit",
	"staff_accounts",
] as const;

const batchRows = 100;

/**
 * Moves a SQLite database to an empty PostgreSQL database in one transaction. Sessions and rate
 * limits are not moved. The file is renamed, so that no server continues to use it.
 *
 * @returns the numbers of rows, and the new name of the SQLite file.
 * @throws {BackupError} when the file is missing or open elsewhere, or the database is not empty.
 */
export async function moveToPostgres(file: string, url: string) {
	const kept = `${file}.moved`;
	if (existsSync(kept))
		throw new BackupError(`there is ${kept} already, of an earlier move`);
	const present = takePresent(file);
	if (!present) throw new BackupError(`there is no ${file}`);
	try {
		// The original stays locked exclusively, so read a copy.
		present.keep(kept);
		const moved = await copyAll(kept, url);
		removeFile(file);
		return { ...moved, kept };
	} catch (error) {
		removeFile(kept);
		throw error;
	} finally {
		present.release();
	}
}

async function copyAll(file: string, url: string) {
	const { database } = await connectSqlite(file, () => 0);
	const postgres = openPostgresDatabase(url, { limits: operatorDeadlines });
	try {
		return await postgres.transaction(async (db) => {
			await requireEmpty(db);
			const counts: Partial<Record<(typeof tables)[number], number>> = {};
			for (const table of tables)
				counts[table] = await copyTable(database, db, table);
			for (const table of counted) await continueKeys(db, table);
			const { enquiries = 0, staff_accounts: accounts = 0 } = counts;
			return { enquiries, accounts };
		});
	} finally {
		await postgres.close();
		database.exec("PRAGMA journal_mode = DELETE");
		database.close();
	}
}

async function requireEmpty(db: Queries): Promise<void> {
	for (const table of tables) {
		const row = await db
			.selectFrom(table)
			.select(sql`1`.as("one"))
			.limit(1)
			.executeTakeFirst();
		if (row)
			throw new BackupError(
				"the PostgreSQL database is not empty: move to one of its own, that no server has used",
			);
	}
}

/** @returns the number of rows. */
async function copyTable(
	from: DatabaseSync,
	to: Queries,
	table: (typeof tables)[number],
): Promise<number> {
	let count = 0;
	let batch: Record<string, unknown>[] = [];
	const flush = async () => {
		const [first] = batch;
		if (!first) return;
		const columns = Object.keys(first);
		const rows = batch.map(
			(row) => sql`(${sql.join(columns.map((column) => row[column]))})`,
		);
		await sql`INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) OVERRIDING SYSTEM VALUE VALUES ${sql.join(rows)}`.execute(
			to,
		);
		count += batch.length;
		batch = [];
	};
	// A CV takes megabytes.
	const maximal = table === "attachments" ? 1 : batchRows;
	for (const row of from.prepare(`SELECT * FROM ${table}`).iterate()) {
		batch.push(row);
		if (batch.length >= maximal) await flush();
	}
	await flush();
	return count;
}

/** Sets a table's sequence to continue after the highest id. */
async function continueKeys(
	db: Queries,
	table: (typeof counted)[number],
): Promise<void> {
	await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT COALESCE(MAX(id), 0) + 1 FROM ${sql.table(table)}), false)`.execute(
		db,
	);
}
