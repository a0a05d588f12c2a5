import { constants, copyFileSync, existsSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "../sqlite/sqlite-failure.ts";
import { type Lasting, readLasting } from "./carry-over.ts";
import { BackupError } from "./sqlite-backup.ts";
import { replaceFile } from "./whole-file.ts";

/** A database that is about to be replaced, locked for everybody else. */
export interface Present {
	/** Whether it holds an enquiry; also if that cannot be told. */
	readonly holdsAny: boolean;
	/** Whether it holds an enquiry besides these; also if that cannot be told. */
	holdsMoreThan(references: ReadonlySet<string>): boolean;
	/** What of it is to last; nothing if that cannot be told. */
	readonly lasting: Lasting | undefined;
	/** Copies it to a new file. */
	keep(target: string): void;
	/** Puts another file in its place. */
	replace(file: string): void;
	release(): void;
}

/**
 * Takes the database in a file for oneself alone, if there is one.
 *
 * @throws {BackupError} where another process has it open.
 */
export function takePresent(file: string): Present | undefined {
	if (!existsSync(file)) return undefined;
	const database = new DatabaseSync(file);
	let references: readonly unknown[] | undefined;
	let lasting: Lasting | undefined;
	try {
		// Leaving WAL mode writes the log back, and is only possible where nobody else is.
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
		// Damaged, or something else: it is kept as it is.
	}
	return {
		lasting,
		holdsAny: references?.length !== 0,
		holdsMoreThan: (known) =>
			references?.some((one) => !known.has(String(one))) ?? true,
		keep(target) {
			for (const suffix of ["", "-wal"])
				if (existsSync(file + suffix))
					copyFileSync(file + suffix, target + suffix, constants.COPYFILE_EXCL);
		},
		replace(other) {
			// What a damaged one has left would be taken for the new one's.
			for (const suffix of ["-wal", "-shm"])
				rmSync(file + suffix, { force: true });
			replaceFile(other, file);
		},
		release: () => database.close(),
	};
}
