import { chmodSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { makeFolder } from "../../config/data-dir.ts";
import { migrate } from "../migrations/migrate.ts";
import type { Schema } from "../migrations/schema.ts";
import { type EndsAt, sqliteDialect } from "./sqlite-dialect.ts";
import { markNew } from "./sqlite-scrub.ts";

/** A connection to a file with up-to-date tables. */
export interface SqliteConnection {
	readonly database: DatabaseSync;
	readonly db: Kysely<Schema>;
	/** Detects that the file was replaced. */
	readonly inode: number;
}

/**
 * Opens a file or creates it, accessible only to its owner, and migrates it. Uses WAL mode with
 * `synchronous=FULL`, so that commits survive a power failure, and `secure_delete`, so that deleted
 * data is overwritten.
 *
 * @param endsAt when statements stop waiting for locks.
 * @throws when the file cannot be opened or written, is busy, or is not a database.
 */
export async function connectSqlite(
	file: string,
	endsAt: EndsAt,
): Promise<SqliteConnection> {
	makeFolder(path.dirname(file));
	const database = new DatabaseSync(file);
	try {
		chmodSync(file, 0o600);
		database.exec(
			"PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON",
		);
		markNew(database);
		const db = new Kysely<Schema>({ dialect: sqliteDialect(database, endsAt) });
		await migrate(db, "sqlite");
		return { database, db, inode: statSync(file).ino };
	} catch (error) {
		if (database.isOpen) database.close();
		throw error;
	}
}
