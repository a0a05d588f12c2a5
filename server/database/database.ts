import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./migrations/schema.ts";

/** What statements run on: the database itself, or a transaction in it. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/**
 * The database of enquiries, in a SQLite file or on PostgreSQL, so that several instances share
 * it. It is opened when it is first needed and anew after a failure. Both methods reject with a
 * {@link StoreDownError} while it cannot be reached or written, and with the work's own errors
 * as they are.
 *
 * Work is statements on `db` and nothing that takes its time: transactions on a SQLite file wait
 * for one another, so that one in another would wait for itself. Every wait has an end
 * (deadlines.ts), at which the work is told as failed.
 */
export interface EnquiryDatabase {
	readonly dialect: "sqlite" | "postgres";
	/** Runs statements outside of a transaction. */
	use<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
	/**
	 * Runs statements all or nothing; on SQLite with the write lock from the start, on PostgreSQL
	 * once more when another transaction got in the way.
	 */
	transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
	/**
	 * Runs a transaction that erases enquiries and answers with their references, which are put on
	 * the list of what is erased (erased-list.ts). Then what was deleted goes from the files, too.
	 */
	erase(
		work: (db: Queries) => Promise<readonly string[]>,
	): Promise<readonly string[]>;
	/**
	 * Takes out of the files what has been deleted; again and again behind this call, while
	 * somebody who reads is in the way. Answers whether it is done. What PostgreSQL keeps is left
	 * to its operator, and counts as done.
	 */
	scrub(): Promise<boolean>;
	/** @throws {StoreDownError} while it cannot be written, after a second at most; with why. */
	check(): Promise<void>;
	/** Whether it can be written now, known after a second at most. */
	isUp(): Promise<boolean>;
	close(): Promise<void>;
}

/** The database cannot be reached or written now. */
export class StoreDownError extends Error {
	override readonly name = "StoreDownError";
}
