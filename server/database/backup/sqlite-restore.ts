import { existsSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../../config/data-dir.ts";
import { eraseReferences } from "../erasure/erase-references.ts";
import {
	erasedListIn,
	listErased,
	readErasedIfAny,
} from "../erasure/erased-list.ts";
import { connectSqlite } from "../sqlite/sqlite-connection.ts";
import { scrub } from "../sqlite/sqlite-scrub.ts";
import { carryOver } from "./carry-over.ts";
import { BackupError, checkWhole, erasedListOf } from "./sqlite-backup.ts";
import { type Present, takePresent } from "./sqlite-present.ts";
import {
	copyBytes,
	makeOwnFile,
	nameFile,
	removeFile,
	stagedFile,
} from "./whole-file.ts";

/**
 * Replaces a database with a backup. Enquiries on either list of erased ones are erased again. All
 * sessions end, because the backup may contain sessions that have ended since. If the database is
 * readable, its accounts and audit trail are preserved.
 *
 * @param isSure replaces the database even if it holds enquiries that the backup lacks.
 * @throws {BackupError} when the file is not a backup, a server has the database open, or it holds
 * enquiries that the backup lacks.
 */
export async function restoreSqlite({
	file,
	backup,
	isSure,
}: {
	readonly file: string;
	readonly backup: string;
	readonly isSure: boolean;
}) {
	const folder = path.dirname(file);
	makeFolder(folder);
	const staged = stagedFile(file);
	makeOwnFile(staged);
	let present: Present | undefined;
	try {
		await copyBytes(backup, staged);
		const known = readErasedIfAny(erasedListIn(folder));
		const theirs = readErasedIfAny(erasedListOf(backup));
		const listed = [...new Set([...known, ...theirs])];
		const { references, erased, accounts } = await prepare(staged, listed);
		present = takePresent(file);
		const replaced = present?.holdsAny ? `${backup}.replaced` : undefined;
		if (present?.holdsMoreThan(references) && !isSure)
			throw new BackupError(
				`the database holds enquiries that ${backup} does not; with --yes it is replaced, and kept as ${replaced}`,
			);
		if (replaced && existsSync(replaced))
			throw new BackupError(`there is ${replaced} already`);
		const areNow = carryOver(staged, present?.lasting, erased);
		if (replaced) present?.keep(replaced);
		listErased(erasedListIn(folder), listed.slice(known.length));
		if (present) present.replace(staged);
		else nameFile(staged, file);
		return {
			enquiries: references.size,
			/** How many of the backup's enquiries were erased again. */
			erased: erased.length,
			/** Where the replaced database was saved, if it held anything. */
			replaced,
			/** The addresses of accounts that were reset to the backup's state. */
			accounts: areNow ? [] : accounts,
		};
	} finally {
		present?.release();
		removeFile(staged);
	}
}

/** Migrates a copy, applies the erasures, and makes it a single self-contained file. */
async function prepare(file: string, listed: readonly string[]) {
	checkBackup(file);
	const { db, database } = await connectSqlite(file, () => 0);
	try {
		const found = await db.transaction().execute(async (all) => {
			const gone = await eraseReferences(all, listed);
			for (const table of [
				"sessions",
				"post_counts",
				"staff_invites",
				"staff_challenges",
				"staff_devices",
			] as const)
				await all.deleteFrom(table).execute();
			const rows = await all
				.selectFrom("enquiries")
				.select("reference")
				.execute();
			const accounts = await all
				.selectFrom("staff_accounts")
				.select("email")
				.orderBy("email")
				.execute();
			return {
				references: new Set(rows.map(({ reference }) => reference)),
				erased: gone,
				accounts: accounts.map(({ email }) => email),
			};
		});
		scrub(database, file);
		database.exec("PRAGMA journal_mode = DELETE");
		return found;
	} finally {
		database.close();
	}
}

/** @throws {BackupError} when a file is not an intact database of enquiries. */
function checkBackup(file: string): void {
	using database = new DatabaseSync(file);
	try {
		checkWhole(database);
		database.prepare("SELECT count(*) FROM enquiries, migrations").get();
	} catch (error) {
		if (error instanceof BackupError) throw error;
		const reason = error instanceof Error ? error.message : String(error);
		throw new BackupError(`it is no backup of enquiries: ${reason}`);
	}
}
