import { setTimeout as wait } from "node:timers/promises";
import { codeOf } from "../../errors/code-of.ts";

/**
 * SQLite result codes that concern the file and its disk, not the statement
 * (https://www.sqlite.org/rescode.html): PERM, BUSY, LOCKED, NOMEM, READONLY, INTERRUPT, IOERR,
 * CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB.
 */
const fileCodes = [3, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 26];

const busyCode = 5;

/** Whether an error of `node:sqlite` means that the file is unusable. */
export function isFileFailure(error: unknown): boolean {
	// Node's error for a closed database.
	if (codeOf(error) === "ERR_INVALID_STATE") return true;
	return fileCodes.includes(readCode(error) ?? -1);
}

/** Whether another connection has the file's write lock. */
export function isBusy(error: unknown): boolean {
	return readCode(error) === busyCode;
}

/** Whether the disk refused a write: READONLY, IOERR, FULL. */
export function isWriteFailure(error: unknown): boolean {
	return [8, 10, 13].includes(readCode(error) ?? -1);
}

function readCode(error: unknown): number | undefined {
	if (!(error instanceof Error && "code" in error && "errcode" in error))
		return undefined;
	if (error.code !== "ERR_SQLITE_ERROR") return undefined;
	// The lowest byte is the primary result code; higher ones are its extension.
	return Number(error.errcode) & 0xff;
}

const pauseMs = 5;

/**
 * Retries a statement while another connection has the write lock. SQLite's own busy timeout would
 * block the event loop.
 *
 * @param endsAt when to give up, by the monotonic clock; there is always one attempt.
 * @throws the error of `work` when the file is not busy or the time is over.
 */
export async function waitWhileBusy<Result>(
	endsAt: number,
	work: () => Result | Promise<Result>,
): Promise<Result> {
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!isBusy(error) || performance.now() > endsAt) throw error;
		}
		// With jitter, so that two connections do not keep colliding.
		await wait(pauseMs * (0.5 + Math.random()));
	}
}
