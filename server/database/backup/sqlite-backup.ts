import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { operatorDeadlines } from "../deadlines.ts";
import { erasedListIn } from "../erasure/erased-list.ts";
import { waitWhileBusy } from "../sqlite/sqlite-failure.ts";
import { isWithin, makeOwnFile, nameFile, removeFile } from "./whole-file.ts";

/** All pages in one step: with several, every write by a server would restart the copy. */
const allPages = 2 ** 31 - 1;

/** An operation that cannot be done; the message is for operators. */
export class BackupError extends Error {
	override readonly name = "BackupError";
}

/** The list of erased enquiries next to a backup. */
export function erasedListOf(backupFile: string): string {
	return `${backupFile}.erased`;
}

/**
 * Copies a database into a new file that only its owner can read, with the list of erased enquiries
 * next to it. Servers may keep writing: the copy is a snapshot of its start.
 *
 * @returns the number of enquiries in the copy.
 * @throws {BackupError} when the file exists or would be in the database's folder, where erased
 * data must not survive.
 */
export async function backUpSqlite(
	file: string,
	target: string,
): Promise<number> {
	const folder = path.dirname(file);
	const list = erasedListOf(target);
	const existing = [target, list].find((one) => existsSync(one));
	if (existing) throw new BackupError(`there is ${existing} already`);
	if (isWithin(folder, target))
		throw new BackupError(
			`a backup belongs outside of ${folder}, where nothing is to be left of what is erased`,
		);
	const partial = `${target}.partial`;
	makeOwnFile(partial);
	try {
		await copyInto(partial, file);
		const count = sealCopy(partial);
		// After the copy, so that the list includes what was erased meanwhile.
		const erased = erasedListIn(folder);
		const copied = existsSync(erased) ? readFileSync(erased) : "";
		writeFileSync(list, copied, { flag: "wx", mode: 0o600, flush: true });
		nameFile(partial, target);
		return count;
	} finally {
		// A partial copy contains personal data, too.
		removeFile(partial);
	}
}

async function copyInto(partial: string, file: string): Promise<void> {
	using source = new DatabaseSync(file);
	// For a locked file, Node's `backup` reports only "not an error".
	source.exec("BEGIN");
	await waitWhileBusy(performance.now() + operatorDeadlines.writeMs, () =>
		source.exec("SELECT count(*) FROM sqlite_schema"),
	);
	await backup(source, partial, { rate: allPages });
}

/**
 * Makes a copy a single self-contained file, without the counts of posts, and checks it. Their keys
 * are made of senders' addresses and expire within a day; a backup would keep them.
 *
 * @returns the number of enquiries in the copy.
 */
function sealCopy(file: string): number {
	using copy = new DatabaseSync(file);
	copy.exec(
		"PRAGMA journal_mode = DELETE; PRAGMA secure_delete = ON; DELETE FROM post_counts",
	);
	checkWhole(copy);
	const row = copy.prepare("SELECT count(*) AS count FROM enquiries").get();
	return Number(row?.count);
}

/** @throws {BackupError} when the database is damaged. */
export function checkWhole(database: DatabaseSync): void {
	const row = database.prepare("PRAGMA quick_check(1)").get();
	if (row?.quick_check !== "ok")
		throw new BackupError(`the database is damaged: ${row?.quick_check}`);
}
