import { statSync } from "node:fs";
import { StoreDownError } from "../database.ts";
import { waitWhileBusy } from "./sqlite-busy.ts";
import { connectSqlite, type SqliteConnection } from "./sqlite-connection.ts";
import type { EndsAt } from "./sqlite-dialect.ts";
import { isBusy, isFileFailure } from "./sqlite-failure.ts";

/** A connection to a SQLite file that is opened when it is first needed, and anew after a failure. */
export interface SqliteLink {
	/**
	 * Runs work on the connection.
	 *
	 * @param endsAt until when opening waits for locks, by the monotonic clock.
	 * @throws {StoreDownError} while the file cannot be used; else what the work throws.
	 */
	run<Result>(
		endsAt: number,
		work: (connection: SqliteConnection) => Result | Promise<Result>,
	): Promise<Result>;
	close(): void;
}

/** @param endsAt until when statements wait for locks. */
export function linkSqlite(file: string, endsAt: EndsAt): SqliteLink {
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
		return open;
	};
	const take = async (until: number): Promise<SqliteConnection> => {
		// SQLite would go on writing to a file that has been taken away.
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
			// A lock says nothing against the connection, which others may be using.
			if (!isBusy(cause)) close();
		} catch {
			// What failed first tells more.
		}
		throw new StoreDownError("the store is down", { cause });
	};

	return {
		async run(until, work) {
			let connection: SqliteConnection;
			try {
				// Entering WAL mode fails at once when another process is entering it too.
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
