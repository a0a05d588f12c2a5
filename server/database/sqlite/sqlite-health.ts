import { statfsSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { maximalCvBytes } from "../../../shared/enquiry/enquiry-cv.ts";
import { StoreDownError } from "../database.ts";
import { isWriteFailure } from "./sqlite-failure.ts";

/** How long a failed write speaks against a file, while none has succeeded since. */
const distrustMs = 5000;

/** What is known of a file's health. */
export interface SqliteHealth {
	/** Takes the outcome of a write. */
	note(failure?: unknown): void;
	/**
	 * Tries to write as far as that is needed to know.
	 *
	 * @throws where the file cannot be written, is busy, or its disk has no space.
	 */
	check(database: DatabaseSync): void;
}

/** Judges by what happened: a disk that takes no more may still take the little that is tried. */
export function watchSqliteHealth(file: string): SqliteHealth {
	let failedAt: number | undefined;
	return {
		note(failure) {
			if (failure === undefined) failedAt = undefined;
			else if (
				failure instanceof StoreDownError &&
				isWriteFailure(failure.cause)
			)
				failedAt = performance.now();
		},
		check(database) {
			if (failedAt === undefined) {
				database.exec("BEGIN IMMEDIATE");
				database.exec("ROLLBACK");
			} else {
				if (performance.now() < failedAt + distrustMs)
					throw new StoreDownError("the last write has failed");
				const row = database.prepare("PRAGMA user_version").get();
				// Written although it is the same.
				database.exec(`PRAGMA user_version = ${Number(row?.user_version)}`);
				failedAt = undefined;
			}
			// For the largest enquiry: in the log first, and in the file then.
			const { bavail, bsize } = statfsSync(path.dirname(file));
			if (bavail * bsize < 2 * maximalCvBytes)
				throw new StoreDownError("the disk is full");
		},
	};
}
