import { codeOf } from "../../errors/code-of.ts";

/**
 * SQLite's result codes that speak of the file and its disk, not of the statement
 * (https://www.sqlite.org/rescode.html): no permission, busy, locked, no memory, read-only,
 * interrupted, input and output, corrupt, full, cannot open, locking protocol, no database.
 */
const fileCodes = [3, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 26];

const busyCode = 5;

/** Whether an error of `node:sqlite` means that the file cannot be used now. */
export function isFileFailure(error: unknown): boolean {
	// What Node says of a database that has been closed.
	if (codeOf(error) === "ERR_INVALID_STATE") return true;
	return fileCodes.includes(readCode(error) ?? -1);
}

/** Whether another connection has the file's write lock. */
export function isBusy(error: unknown): boolean {
	return readCode(error) === busyCode;
}

/** Whether the disk did not take what was written: read-only, input and output, full. */
export function isWriteFailure(error: unknown): boolean {
	return [8, 10, 13].includes(readCode(error) ?? -1);
}

function readCode(error: unknown): number | undefined {
	if (!(error instanceof Error && "code" in error && "errcode" in error))
		return undefined;
	if (error.code !== "ERR_SQLITE_ERROR") return undefined;
	// The lowest byte is the result, what is above it the details.
	return Number(error.errcode) & 0xff;
}
