import { chmodSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { makeFolder } from "../../config/data-dir.ts";
import { migrate } from "../migrations/migrate.ts";
import type { Schema } from "../migrations/schema.ts";
import { type EndsAt, sqliteDialect } from "./sqlite-dialect.ts";
import { markNew } from "./sqlite-scrub.ts";

/** The connection to a file whose tables are today's. */
export interface SqliteConnection {
	readonly database: DatabaseSync;
	readonly db: Kysely<Schema>;
	/** Tells the file from another one in its place. */
	readonly inode: number;
}

/**
 * Opens a file, made where there is none, for its owner alone; in WAL mode and with
 * `synchronous=FULL`, so that what is committed outlives the machine's power; with
 * `secure_delete`, so that what is deleted is overwritten; with today's tables.
 *
 * @param endsAt until when statements wait for locks.
 * @throws where the file cannot be opened or written, is busy, or is no database.
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
