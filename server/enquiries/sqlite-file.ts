import { chmodSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreDownError } from "./enquiry-store.ts";
import { migrations } from "./migrations.ts";

const busyTimeoutMs = 5000;

/** A SQLite file that is opened when it is needed, and anew after a failure. */
export interface SqliteFile {
	/** Runs with the database; throws a {@link StoreDownError} in place of any other error. */
	use<Result>(work: (database: DatabaseSync) => Result): Result;
	close(): void;
}

/** Names a SQLite file. Nothing is opened or created yet. */
export function sqliteFile(file: string): SqliteFile {
	let open: { database: DatabaseSync; inode: number } | undefined;

	const close = (): void => {
		const { database } = open ?? {};
		open = undefined;
		if (database?.isOpen) database.close();
	};
	const take = (): DatabaseSync => {
		// SQLite would go on writing to a file that has been taken away.
		if (open && readInode(file) !== open.inode) close();
		if (!open) {
			const database = openDatabase(file);
			open = { database, inode: statSync(file).ino };
		}
		return open.database;
	};

	return {
		close,
		use(work) {
			try {
				return work(take());
			} catch (error) {
				try {
					close();
				} catch {
					// What failed first tells more.
				}
				throw new StoreDownError("the store is down", { cause: error });
			}
		},
	};
}

/** Runs in a transaction that holds the write lock from its start. */
export function inTransaction<Result>(
	database: DatabaseSync,
	work: () => Result,
): Result {
	database.exec("BEGIN IMMEDIATE");
	try {
		const result = work();
		database.exec("COMMIT");
		return result;
	} catch (error) {
		if (database.isTransaction) database.exec("ROLLBACK");
		throw error;
	}
}

function openDatabase(file: string): DatabaseSync {
	mkdirSync(path.dirname(file), { recursive: true });
	const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
	try {
		chmodSync(file, 0o600);
		database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
		inTransaction(database, () => migrate(database));
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

function migrate(database: DatabaseSync): void {
	database.exec(
		"CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)",
	);
	const row = database.prepare("SELECT count(*) AS done FROM migrations").get();
	const done = Number(row?.done ?? 0);
	for (const [index, step] of migrations.entries()) {
		if (index < done) continue;
		for (const statement of step) database.exec(statement);
		database
			.prepare("INSERT INTO migrations (version) VALUES (?)")
			.run(index + 1);
	}
}

function readInode(file: string): number | undefined {
	return statSync(file, { throwIfNoEntry: false })?.ino;
}
