import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { operatorDeadlines } from "../deadlines.ts";
import { erasedListIn } from "../erasure/erased-list.ts";
import { waitWhileBusy } from "../sqlite/sqlite-busy.ts";
import {
	findExisting,
	flush,
	isWithin,
	makeOwnFile,
	nameFile,
	removeFile,
} from "./whole-file.ts";

/** All pages in one step: in several, each write by a server would begin the copy anew. */
const allPages = 2 ** 31 - 1;

/** What cannot be done, in words for operators. */
export class BackupError extends Error {
	override readonly name = "BackupError";
}

/** The list of what was erased, as it is kept beside a backup. */
export function erasedListOf(backupFile: string): string {
	return `${backupFile}.erased`;
}

/**
 * Copies a database into a new file for its owner alone, and the list of what was erased beside
 * it. Servers go on writing meanwhile: the copy is what was stored when it began.
 *
 * @returns how many enquiries it holds.
 * @throws {BackupError} where there is such a file, or it were in the database's folder, which is
 * not to keep what is erased.
 */
export async function backUpSqlite(
	file: string,
	target: string,
): Promise<number> {
	const folder = path.dirname(file);
	const list = erasedListOf(target);
	const existing = findExisting([target, list]);
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
		// Behind the copy, so that what was erased meanwhile is on it.
		const erased = findExisting([erasedListIn(folder)]);
		writeFileSync(list, erased ? readFileSync(erased) : "", {
			...{ flag: "wx", mode: 0o600 },
		});
		flush(list);
		nameFile(partial, target);
		return count;
	} finally {
		// Half a copy holds what people wrote, too.
		removeFile(partial);
	}
}

async function copyInto(partial: string, file: string): Promise<void> {
	const source = new DatabaseSync(file);
	try {
		// Of a file that somebody has locked, Node's `backup` says no more than "not an error".
		source.exec("BEGIN");
		await waitWhileBusy(performance.now() + operatorDeadlines.writeMs, () =>
			source.exec("SELECT count(*) FROM sqlite_schema"),
		);
		await backup(source, partial, { rate: allPages });
	} finally {
		source.close();
	}
}

/**
 * Makes a copy one file that needs no other, and checks it.
 *
 * @returns how many enquiries it holds.
 */
function sealCopy(file: string): number {
	const copy = new DatabaseSync(file);
	try {
		copy.exec("PRAGMA journal_mode = DELETE");
		checkWhole(copy);
		const row = copy.prepare("SELECT count(*) AS count FROM enquiries").get();
		return Number(row?.count);
	} finally {
		copy.close();
	}
}

/** @throws {BackupError} where a database is damaged. */
export function checkWhole(database: DatabaseSync): void {
	const row = database.prepare("PRAGMA quick_check(1)").get();
	if (row?.quick_check !== "ok")
		throw new BackupError(`the database is damaged: ${row?.quick_check}`);
}
