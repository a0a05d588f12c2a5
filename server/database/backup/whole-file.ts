import {
	closeSync,
	createReadStream,
	createWriteStream,
	fsyncSync,
	linkSync,
	openSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";

/** Suffixes of the files that SQLite writes next to a database. */
const companions = ["", "-journal", "-wal", "-shm"];

/** Where a restore prepares the file that will replace a database. */
export function stagedFile(file: string): string {
	return `${file}.restoring`;
}

/** Removes a database and its companion files, if they exist. */
export function removeFile(file: string): void {
	for (const suffix of companions) rmSync(file + suffix, { force: true });
}

/**
 * Creates an empty file that only its owner can read. Removes leftovers of an earlier attempt,
 * because SQLite would roll an old journal back into the new file.
 */
export function makeOwnFile(file: string): void {
	removeFile(file);
	writeFileSync(file, "", { flag: "wx", mode: 0o600 });
}

/** Copies a file's bytes into an existing file. `copyFile` would also copy who may read them. */
export function copyBytes(from: string, to: string): Promise<void> {
	return pipeline(
		createReadStream(from),
		createWriteStream(to, { flags: "r+" }),
	);
}

/** Flushes a file, or a folder's entries, to disk. */
function flush(file: string): void {
	const opened = openSync(file, "r");
	try {
		fsyncSync(opened);
	} finally {
		closeSync(opened);
	}
}

/**
 * Gives a complete file its final name, durably.
 *
 * @throws when the name is taken.
 */
export function nameFile(file: string, name: string): void {
	flush(file);
	linkSync(file, name);
	rmSync(file);
	flush(path.dirname(name));
}

/** Replaces a file with a complete one, durably. */
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
