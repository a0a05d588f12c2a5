import path from "node:path";
import type { DatabaseSync } from "node:sqlite";

/** The file's `user_version` once all that was ever deleted in it has been overwritten. */
const cleanVersion = 1;

/** Says of a file without tables that nothing has ever been deleted in it. */
export function markNew(database: DatabaseSync): void {
	const row = database
		.prepare("SELECT count(*) AS tables FROM sqlite_schema")
		.get();
	if (row?.tables === 0) setVersion(database);
}

/**
 * Takes what has been deleted out of a database's files: `secure_delete` has overwritten it, which
 * the log has to be written back for, and emptied. A file of a release that did not overwrite is
 * written anew, once.
 *
 * @returns whether it is done. It is not while another connection reads or writes.
 * @throws where the file cannot be used.
 */
export function scrub(database: DatabaseSync, file: string): boolean {
	if (readVersion(database) < cleanVersion) {
		// Where the system has no folder for it that may be written to.
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
