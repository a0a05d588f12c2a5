import { statfsSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { maximalCvBytes } from "../../../shared/enquiry/enquiry-cv.ts";
import { StoreDownError } from "../database.ts";
import { isWriteFailure } from "./sqlite-failure.ts";

/** Milliseconds for which a failed write marks a file as unhealthy, unless another succeeds. */
const distrustMs = 5000;

/** Watches actual writes: a full disk may still accept a small test write. */
export function watchSqliteHealth(file: string) {
	let failedAt: number | undefined;
	return {
		/** Records the outcome of a write. */
		note(failure?: unknown): void {
			if (failure === undefined) failedAt = undefined;
			else if (
				failure instanceof StoreDownError &&
				isWriteFailure(failure.cause)
			)
				failedAt = performance.now();
		},
		/**
		 * Tests whether the file is writable, with a real write only if the last one failed.
		 *
		 * @throws when the file is not writable, is busy, or its disk is full.
		 */
		check(database: DatabaseSync): void {
			if (failedAt === undefined) {
				database.exec("BEGIN IMMEDIATE");
				database.exec("ROLLBACK");
			} else {
				if (performance.now() < failedAt + distrustMs)
					throw new StoreDownError("the last write has failed");
				const row = database.prepare("PRAGMA user_version").get();
				// SQLite writes the page although the value is unchanged.
				database.exec(`PRAGMA user_version = ${Number(row?.user_version)}`);
				failedAt = undefined;
			}
			// Space for the largest enquiry twice: in the log, then in the file.
			const { bavail, bsize } = statfsSync(path.dirname(file));
			if (bavail * bsize < 2 * maximalCvBytes)
				throw new StoreDownError("the disk is full");
		},
	};
}
