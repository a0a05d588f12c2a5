import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isReference } from "../../../shared/enquiry/enquiry.ts";
import { makeFolder } from "../../config/data-dir.ts";
import { StoreDownError } from "../database.ts";

/** The list of enquiries erased from the database in a folder. */
export function erasedListIn(folder: string): string {
	return path.join(folder, "enquiries.erased");
}

/**
 * Appends references to the list of erased enquiries, durably and before their erasure commits. A
 * superfluous entry is harmless, because its erasure was intended; an erased but unlisted enquiry
 * would come back with a restore. The list contains only random references, so it may outlive the
 * data.
 *
 * @throws {StoreDownError} when the list cannot be written.
 */
export function listErased(list: string, references: readonly string[]): void {
	if (references.length === 0) return;
	try {
		// With PostgreSQL, nothing else may have needed the folder on a new machine.
		makeFolder(path.dirname(list));
		// In a single write, because other instances append, too.
		appendFileSync(list, `${references.join("\n")}\n`, {
			mode: 0o600,
			flush: true,
		});
	} catch (cause) {
		throw new StoreDownError("the list of what is erased is out of reach", {
			cause,
		});
	}
}

/**
 * Reads a list of erased enquiries. Malformed lines, such as one truncated by a crash, are skipped.
 *
 * @throws when the list is missing or unreadable.
 */
export function readErased(list: string): readonly string[] {
	return [...new Set(readFileSync(list, "utf8").split("\n"))].filter(
		isReference,
	);
}

/** The same of a list that may not exist yet. */
export function readErasedIfAny(list: string): readonly string[] {
	return existsSync(list) ? readErased(list) : [];
}
