import {
	closeSync,
	existsSync,
	fsyncSync,
	linkSync,
	openSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";

/** What SQLite writes beside a file while it is at work. */
const companions = ["", "-journal", "-wal", "-shm"];

/** Removes a database's file, and what was left beside it, if there is one. */
export function removeFile(file: string): void {
	for (const suffix of companions) rmSync(file + suffix, { force: true });
}

/**
 * Makes an empty file for its owner alone, in place of what an earlier attempt has left there: its
 * journal would be written back into the new file.
 */
export function makeOwnFile(file: string): void {
	removeFile(file);
	writeFileSync(file, "", { flag: "wx", mode: 0o600 });
}

/** Has a file, or a folder's entries, outlive the machine's power. */
export function flush(file: string): void {
	const opened = openSync(file, "r");
	try {
		fsyncSync(opened);
	} finally {
		closeSync(opened);
	}
}

/**
 * Gives a file that is whole its name, on disk once it returns.
 *
 * @throws where there is something by that name already.
 */
export function nameFile(file: string, name: string): void {
	flush(file);
	linkSync(file, name);
	rmSync(file);
	flush(path.dirname(name));
}

/** Puts a file that is whole in another one's place, on disk once it returns. */
export function replaceFile(file: string, name: string): void {
	flush(file);
	renameSync(file, name);
	flush(path.dirname(name));
}

/** Whether a path lies in a folder. */
export function isWithin(folder: string, file: string): boolean {
	const relative = path.relative(path.resolve(folder), path.resolve(file));
	return !relative.startsWith("..") && !path.isAbsolute(relative);
}

/** The first of these files that is there. */
export function findExisting(files: readonly string[]): string | undefined {
	return files.find((file) => existsSync(file));
}
