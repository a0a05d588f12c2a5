import { statfsSync, statSync } from "node:fs";
import path from "node:path";
import { maximalCvBytes } from "../../shared/enquiry/enquiry-cv.ts";
import { type EnquiryDatabase, StoreDownError } from "./database.ts";
import { waitWhileBusy } from "./sqlite-busy.ts";
import { connectSqlite, type SqliteConnection } from "./sqlite-connection.ts";
import { isFileFailure } from "./sqlite-failure.ts";

/**
 * The database in a SQLite file, which is opened or made when it is first needed, and anew after
 * a failure or when it has been taken away. There is one connection, so all work waits its turn:
 * work that waits for the database itself would wait forever.
 */
export function openSqliteDatabase(file: string): EnquiryDatabase {
	let open: SqliteConnection | undefined;
	let turn: Promise<unknown> = Promise.resolve();

	const close = (): void => {
		const { database } = open ?? {};
		open = undefined;
		if (database?.isOpen) database.close();
	};
	const take = async (): Promise<SqliteConnection> => {
		// SQLite would go on writing to a file that has been taken away.
		if (open && readInode(file) !== open.inode) close();
		if (!open?.database.isOpen) open = undefined;
		open ??= await connectSqlite(file);
		return open;
	};
	const giveUp = (cause: unknown): never => {
		try {
			close();
		} catch {
			// What failed first tells more.
		}
		throw new StoreDownError("the store is down", { cause });
	};
	const takeTurn = <Result>(
		work: (connection: SqliteConnection) => Promise<Result>,
	): Promise<Result> => {
		const result = turn.then(async () => {
			let connection: SqliteConnection;
			try {
				// Entering WAL mode fails at once when another process is entering it too.
				connection = await waitWhileBusy(take);
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
		});
		turn = result.catch(() => undefined);
		return result;
	};
	const transaction: EnquiryDatabase["transaction"] = (work) =>
		takeTurn(({ db }) => db.transaction().execute(work));

	return {
		dialect: "sqlite",
		use: (work) => takeTurn(({ db }) => work(db)),
		transaction,
		isUp: () => transaction(async () => hasSpace(file)).catch(() => false),
		close: () => {
			const closed = turn.then(close);
			turn = closed.catch(() => undefined);
			return closed;
		},
	};
}

/** Whether the disk has space for the largest enquiry: in the log first, and in the file then. */
function hasSpace(file: string): boolean {
	const { bavail, bsize } = statfsSync(path.dirname(file));
	return bavail * bsize >= 2 * maximalCvBytes;
}

function readInode(file: string): number | undefined {
	return statSync(file, { throwIfNoEntry: false })?.ino;
}
