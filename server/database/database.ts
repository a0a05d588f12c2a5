import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** What statements run on: the database itself, or a transaction in it. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/**
 * The database of enquiries, in a SQLite file or on PostgreSQL, so that several instances share
 * it. It is opened when it is first needed and anew after a failure. Both methods reject with a
 * {@link StoreDownError} while it cannot be reached or written, and with the work's own errors
 * as they are.
 *
 * Work is statements on `db` and nothing that takes its time: a SQLite file has one connection,
 * for which all else waits. Work that uses the database itself would wait for itself.
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
	/** Whether it can be written now. */
	isUp(): Promise<boolean>;
	close(): Promise<void>;
}

/** The database cannot be reached or written now. */
export class StoreDownError extends Error {
	override readonly name = "StoreDownError";
}
