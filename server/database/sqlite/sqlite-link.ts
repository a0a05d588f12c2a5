import { statSync } from "node:fs";
import { removeFile, stagedFile } from "../backup/whole-file.ts";
import { StoreDownError } from "../database.ts";
import { connectSqlite, type SqliteConnection } from "./sqlite-connection.ts";
import type { EndsAt } from "./sqlite-dialect.ts";
import { isBusy, isFileFailure, waitWhileBusy } from "./sqlite-failure.ts";

/**
 * A connection to a SQLite file, opened on first use and reopened after a failure.
 *
 * @param endsAt when statements stop waiting for locks.
 */
export function linkSqlite(file: string, endsAt: EndsAt) {
	let open: SqliteConnection | undefined;
	let opening: Promise<SqliteConnection> | undefined;

	const close = (): void => {
		const { database } = open ?? {};
		open = undefined;
		if (database?.isOpen) database.close();
	};
	const connect = async (until: number): Promise<SqliteConnection> => {
		open = await connectSqlite(file, (statement) =>
			open ? endsAt(statement) : until,
		);
		// A killed restore leaves its copy of a backup, which erasure would not reach. A restore that is
		// still running would be refused, now that the database is open.
		removeFile(stagedFile(file));
		return open;
	};
	const take = async (until: number): Promise<SqliteConnection> => {
		// SQLite would keep writing to a file that was deleted.
		if (open && readInode(file) !== open.inode) close();
		if (!open?.database.isOpen) open = undefined;
		if (open) return open;
		opening ??= connect(until).finally(() => {
			opening = undefined;
		});
		return opening;
	};
	const giveUp = (cause: unknown): never => {
		try {
			// A lock is no fault of the connection, which others may be using.
			if (!isBusy(cause)) close();
		} catch {
			// The original error is more informative.
		}
		throw new StoreDownError("the store is down", { cause });
	};

	return {
		/**
		 * Runs work on the connection.
		 *
		 * @param until when opening stops waiting for locks, by the monotonic clock.
		 * @throws {StoreDownError} while the file is unusable; otherwise what the work throws.
		 */
		async run<Result>(
			until: number,
			work: (connection: SqliteConnection) => Result | Promise<Result>,
		): Promise<Result> {
			let connection: SqliteConnection;
			try {
				// Entering WAL mode fails immediately while another process does the same.
				connection = await waitWhileBusy(until, () => take(until));
			} catch (error) {
				return giveUp(error);
			}
			try {
				return await work(connection);
			} catch (error) {
				if (error instanceof StoreDownError || isFileFailure(error))
					return giveUp(error);
				throw error;
			}
		},
		close,
	};
}

function readInode(file: string): number | undefined {
	return statSync(file, { throwIfNoEntry: false })?.ino;
}
