import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { writeMigrations } from "./migrations.ts";
import { busyTimeoutMs } from "./sqlite-busy.ts";

const steps = writeMigrations({
	identity: "INTEGER PRIMARY KEY AUTOINCREMENT",
	blob: "BLOB",
});

/**
 * Opens a file, made where there is none, for its owner alone; in WAL mode and with
 * `synchronous=FULL`, so that what is committed outlives the machine's power; with today's tables.
 *
 * @throws where the file cannot be opened or written, or is no database.
 */
export function connectSqlite(file: string): DatabaseSync {
	mkdirSync(path.dirname(file), { recursive: true });
	const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
	try {
		chmodSync(file, 0o600);
		database.exec(
			"PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON",
		);
		migrate(database);
		// From now on, what finds the file busy waits by itself.
		database.exec("PRAGMA busy_timeout = 0");
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

function migrate(database: DatabaseSync): void {
	if (countDone(database) >= steps.length) return;
	database.exec("BEGIN IMMEDIATE");
	database.exec(
		"CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)",
	);
	const done = countDone(database);
	for (const [index, step] of steps.entries()) {
		if (index < done) continue;
		for (const statement of step) database.exec(statement);
		database
			.prepare("INSERT INTO migrations (version) VALUES (?)")
			.run(index + 1);
	}
	database.exec("COMMIT");
}

function countDone(database: DatabaseSync): number {
	const table = database
		.prepare("SELECT name FROM sqlite_schema WHERE name = 'migrations'")
		.get();
	if (!table) return 0;
	const row = database.prepare("SELECT count(*) AS done FROM migrations").get();
	return Number(row?.done ?? 0);
}
