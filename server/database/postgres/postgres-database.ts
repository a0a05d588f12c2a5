import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import {
	type Queries,
	type SiteDatabase,
	StoreDownError,
} from "../database.ts";
import { type Deadlines, deadlines, waitAtMost } from "../deadlines.ts";
import { listErased } from "../erasure/erased-list.ts";
import type { Schema } from "../migrations/schema.ts";
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

const maximalAttempts = 5;
const pauseMs = 100;

interface Opened {
	readonly connections: Promise<PostgresConnections>;
	users: number;
}

export interface PostgresOptions {
	readonly logger?: Logger | undefined;
	/** The file that lists erased enquiries; none if absent. */
	readonly erasedList?: string;
	/** Overrides the site's deadlines in tests. */
	readonly limits?: Partial<Deadlines>;
}

/**
 * Opens a database on a PostgreSQL server. It connects on first use, and reconnects after a
 * failure. Transactions are retried after a conflict.
 *
 * @param url such as `postgresql://user:password@host:5432/name`.
 */
export function openPostgresDatabase(
	url: string,
	{ logger, erasedList, limits: given = {} }: PostgresOptions = {},
): SiteDatabase {
	const limits = { ...deadlines, ...given };
	let open: Opened | undefined;

	const take = (): Opened => {
		open ??= connect();
		open.users++;
		return open;
	};
	const connect = (): Opened => {
		const connections = connectPostgres(url, limits, logger);
		const opened = { connections, users: 0 };
		connections.catch(() => drop(opened));
		return opened;
	};
	/** Failed connections are left to their current users; the last one closes them. */
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
			// Migration may take longer; it continues in the background.
			const connections = await waitAtMost(
				limits.connectMs,
				opened.connections,
			).catch((error: unknown) => {
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

	const transaction: SiteDatabase["transaction"] = (work) =>
		waitAtMost(
			limits.writeMs,
			run(({ db }) => runTransaction(db, work)),
		);
	/** Shared by concurrent callers. */
	let checking: Promise<void> | undefined;
	const check = (): Promise<void> => {
		checking ??= run(checkWritable).finally(() => {
			checking = undefined;
		});
		return waitAtMost(limits.readinessMs, checking);
	};

	return {
		dialect: "postgres",
		use: (work) => run(({ db }) => work(db)),
		transaction,
		erase: (work) =>
			transaction(async (db) => {
				const erased = await work(db);
				if (erasedList !== undefined) listErased(erasedList, erased);
				return erased;
			}),
		scrub: async () => true,
		check,
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
		// The original error is more informative than that of the rollback.
		const [first] = [...failures, error];
		if (!isConflict(first) || attempt === maximalAttempts) throw first;
	}
	// Random, so that the two do not collide again.
	await wait(Math.random() * pauseMs * attempt);
	return runTransaction(db, work, attempt + 1);
}

/** @throws when the server is read-only, such as a standby. */
async function checkWritable({ db }: PostgresConnections): Promise<void> {
	const { rows } = await sql<{
		answer: string;
	}>`SELECT current_setting('transaction_read_only') AS answer`.execute(db);
	if (rows[0]?.answer !== "off")
		throw new StoreDownError("the database server only reads");
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
