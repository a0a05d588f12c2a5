import {
	appendFileSync,
	closeSync,
	fsyncSync,
	openSync,
	readFileSync,
} from "node:fs";
import path from "node:path";
import { isReference } from "../../../shared/enquiry/enquiry.ts";
import { makeFolder } from "../../config/data-dir.ts";
import { StoreDownError } from "../database.ts";

/** The list of what has been erased from the database in a folder. */
export function erasedListIn(folder: string): string {
	return path.join(folder, "enquiries.erased");
}

/**
 * Adds references to the list of erased enquiries, on disk once it returns. The list holds nothing
 * but references, which are drawn by lot: so it may outlive those whom it is about, and has what a
 * backup brings back erased again.
 *
 * @throws where it cannot be written.
 */
export function addErased(list: string, references: readonly string[]): void {
	if (references.length === 0) return;
	// On a new machine nothing else has needed the folder yet, where enquiries are on PostgreSQL.
	makeFolder(path.dirname(list));
	const file = openSync(list, "a", 0o600);
	try {
		// In one piece, for other instances write too.
		appendFileSync(file, `${references.join("\n")}\n`);
		fsyncSync(file);
	} finally {
		closeSync(file);
	}
}

/**
 * Lists what is about to be erased, before that is certain: what is listed in vain was to be
 * erased all the same, and what were erased without being listed would be back after a restore.
 *
 * @throws {StoreDownError} where it cannot be written.
 */
export function listErased(list: string, references: readonly string[]): void {
	try {
		addErased(list, references);
	} catch (cause) {
		throw new StoreDownError("the list of what is erased is out of reach", {
			cause,
		});
	}
}

/**
 * Reads a list of erased enquiries; lines that are no references, such as one cut off by a crash,
 * are passed over.
 *
 * @throws where there is none, or it cannot be read.
 */
export function readErased(list: string): readonly string[] {
	return [...new Set(readFileSync(list, "utf8").split("\n"))].filter(
		isReference,
	);
}
