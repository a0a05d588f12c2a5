import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./migrations/schema.ts";

/** Something that executes statements: the database, or a transaction. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/**
 * The site's database: enquiries, limits, sessions, accounts, the audit trail. A SQLite file, or
 * PostgreSQL, which several instances can share. It is opened on first use, and reopened after a
 * failure. Both methods reject with a {@link StoreDownError} while it is unreachable or not writable;
 * the work's own errors pass through unchanged.
 *
 * Work must only execute statements on `db`, and must not be slow: SQLite transactions run one at a
 * time, so a nested one would deadlock. Every wait has a deadline (deadlines.ts), after which the
 * work counts as failed.
 */
export interface SiteDatabase {
	readonly dialect: "sqlite" | "postgres";
	/** Runs statements outside of a transaction. */
	use<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
	/**
	 * Runs statements in a transaction. SQLite takes the write lock at the start; PostgreSQL retries
	 * after a conflict with another transaction.
	 */
	transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
	/**
	 * Runs a transaction that erases enquiries and returns their references, which are added to the
	 * list of erased enquiries (erased-list.ts). Then scrubs the deleted data from the files.
	 */
	erase(
		work: (db: Queries) => Promise<readonly string[]>,
	): Promise<readonly string[]>;
	/**
	 * Scrubs deleted data from the files and returns whether that is done. While readers prevent it,
	 * it is retried in the background. PostgreSQL's storage is its operator's responsibility, so it
	 * counts as done.
	 */
	scrub(): Promise<boolean>;
	/** @throws {StoreDownError} with the cause, within a second, while it is not writable. */
	check(): Promise<void>;
	close(): Promise<void>;
}

/** The database is currently unreachable or not writable. */
export class StoreDownError extends Error {
	override readonly name = "StoreDownError";
}
