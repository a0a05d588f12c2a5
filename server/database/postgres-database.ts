import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import {
	type EnquiryDatabase,
	type Queries,
	StoreDownError,
} from "./database.ts";
import {
	connectPostgres,
	type PostgresConnections,
} from "./postgres-connection.ts";
import {
	hideValues,
	isConflict,
	isConnectionFailure,
	isServerFailure,
} from "./postgres-failure.ts";
import type { Schema } from "./schema.ts";

const maximalAttempts = 5;
const pauseMs = 100;

interface Opened {
	readonly connections: Promise<PostgresConnections>;
	users: number;
}

/**
 * The database on a PostgreSQL server, which is connected to when it is first needed, and anew
 * after a connection has failed. A transaction that another one got in the way of runs again.
 *
 * @param url as in `postgresql://user:password@host:5432/name`.
 */
export function openPostgresDatabase(
	url: string,
	logger?: Logger,
): EnquiryDatabase {
	let open: Opened | undefined;

	const take = (): Opened => {
		open ??= { connections: connectPostgres(url, logger), users: 0 };
		open.users++;
		return open;
	};
	/** What has failed is left to those who have it in hand, and closed behind the last of them. */
	const drop = (opened: Opened): void => {
		if (open === opened) open = undefined;
	};
	const release = (opened: Opened): void => {
		opened.users--;
		if (opened !== open && opened.users === 0)
			end(opened).catch(() => undefined);
	};
	const run = async <Result>(
		work: (connections: PostgresConnections) => Promise<Result>,
	): Promise<Result> => {
		const opened = take();
		try {
			const connections = await opened.connections.catch((error: unknown) => {
				drop(opened);
				throw down(error);
			});
			return await work(connections).catch((error: unknown) => {
				if (!connections.isFromStatement(error)) throw error;
				hideValues(error);
				if (isConnectionFailure(error)) drop(opened);
				throw isServerFailure(error) ? down(error) : error;
			});
		} finally {
			release(opened);
		}
	};

	return {
		dialect: "postgres",
		use: (work) => run(({ db }) => work(db)),
		transaction: (work) => run(({ db }) => runTransaction(db, work)),
		isUp: () => run(isWritable).catch(() => false),
		close: async () => {
			const last = open;
			open = undefined;
			if (last) await end(last);
		},
	};
}

async function runTransaction<Result>(
	db: Kysely<Schema>,
	work: (db: Queries) => Promise<Result>,
	attempt = 1,
): Promise<Result> {
	const failures: unknown[] = [];
	try {
		return await db.transaction().execute(async (transaction) => {
			try {
				return await work(transaction);
			} catch (error) {
				failures.push(error);
				throw error;
			}
		});
	} catch (error) {
		// What failed first tells more than that rolling back failed too.
		const [first] = [...failures, error];
		if (!isConflict(first) || attempt === maximalAttempts) throw first;
	}
	// Of different lengths, lest the two meet again.
	await wait(Math.random() * pauseMs * attempt);
	return runTransaction(db, work, attempt + 1);
}

/** A standby answers too, but takes nothing. */
async function isWritable({ db }: PostgresConnections): Promise<boolean> {
	const { rows } = await sql<{
		answer: string;
	}>`SELECT current_setting('transaction_read_only') AS answer`.execute(db);
	return rows[0]?.answer === "off";
}

async function end({ connections }: Opened): Promise<void> {
	const opened = await connections.catch(() => undefined);
	await opened?.close();
}

function down(cause: unknown): StoreDownError {
	return cause instanceof StoreDownError
		? cause
		: new StoreDownError("the store is down", { cause });
}
