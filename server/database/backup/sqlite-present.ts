import { constants, copyFileSync, existsSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "../sqlite/sqlite-failure.ts";
import { type Lasting, readLasting } from "./carry-over.ts";
import { BackupError } from "./sqlite-backup.ts";
import { replaceFile } from "./whole-file.ts";

/** The database that is about to be replaced, locked exclusively. */
export type Present = NonNullable<ReturnType<typeof takePresent>>;

/**
 * Locks the database in a file exclusively, if there is one.
 *
 * @throws {BackupError} when another process has it open.
 */
export function takePresent(file: string) {
	if (!existsSync(file)) return undefined;
	const database = new DatabaseSync(file);
	let references: readonly unknown[] | undefined;
	let lasting: Lasting | undefined;
	try {
		// Leaving WAL mode writes the log back. It requires that nobody else has the file open.
		database.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
		references = database
			.prepare("SELECT reference FROM enquiries")
			.all()
			.map(({ reference }) => reference);
		lasting = readLasting(database);
	} catch (error) {
		if (isBusy(error)) {
			database.close();
			throw new BackupError(
				`${file} is open: stop every server and program that uses it first`,
			);
		}
		// Damaged, or not a database: it is preserved as it is.
	}
	return {
		/** The data to preserve; `undefined` if unreadable. */
		lasting,
		/** Whether it holds an enquiry; also true if unknown. */
		holdsAny: references?.length !== 0,
		/** Whether it holds an enquiry besides these; also true if unknown. */
		holdsMoreThan: (known: ReadonlySet<string>): boolean =>
			references?.some((one) => !known.has(String(one))) ?? true,
		/** Copies it to a new file. */
		keep(target: string): void {
			for (const suffix of ["", "-wal"])
				if (existsSync(file + suffix))
					copyFileSync(file + suffix, target + suffix, constants.COPYFILE_EXCL);
		},
		/** Replaces it with another file. */
		replace(other: string): void {
			// SQLite would apply a damaged database's leftovers to the new one.
			for (const suffix of ["-wal", "-shm"])
				rmSync(file + suffix, { force: true });
			replaceFile(other, file);
		},
		release: () => database.close(),
	};
}
