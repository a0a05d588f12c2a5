import path from "node:path";
import type { DatabaseSync } from "node:sqlite";

/** The file's `user_version` once all data ever deleted in it has been overwritten. */
const cleanVersion = 1;

/** Marks a file without tables as clean, because nothing was ever deleted in it. */
export function markNew(database: DatabaseSync): void {
	const row = database
		.prepare("SELECT count(*) AS tables FROM sqlite_schema")
		.get();
	if (row?.tables === 0) setVersion(database);
}

/**
 * Scrubs deleted data from a database's files. `secure_delete` has overwritten it in the pages, so
 * it suffices to checkpoint and truncate the log. A file from a release without `secure_delete` is
 * rewritten once.
 *
 * @returns whether it is done. Other active connections prevent it.
 * @throws when the file is unusable.
 */
export function scrub(database: DatabaseSync, file: string): boolean {
	if (readVersion(database) < cleanVersion) {
		// In case the system has no writable temporary folder.
		const folder = path.dirname(file).replaceAll("'", "''");
		database.exec(`PRAGMA temp_store_directory = '${folder}'; VACUUM`);
		setVersion(database);
	}
	const row = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
	return row?.busy === 0;
}

function readVersion(database: DatabaseSync): number {
	return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}

function setVersion(database: DatabaseSync): void {
	database.exec(`PRAGMA user_version = ${cleanVersion}`);
}
