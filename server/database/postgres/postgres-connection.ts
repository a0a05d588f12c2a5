import {
	type DatabaseConnection,
	type Dialect,
	type Driver,
	Kysely,
	PostgresDialect,
	PostgresQueryCompiler,
} from "kysely";
import type { Pool, PoolConfig } from "pg";
import type { Logger } from "pino";
import { StoreDownError } from "../database.ts";
import { type Deadlines, waitAtMost } from "../deadlines.ts";
import { migrate } from "../migrations/migrate.ts";
import type { Schema } from "../migrations/schema.ts";

const maximalConnections = 10;
const migrationTimeoutMs = 60_000;
/** A rollback is immediate unless the connection is dead. */
const rollbackMs = 500;

/** Connections to a PostgreSQL server with up-to-date tables. */
export type PostgresConnections = Awaited<ReturnType<typeof connectPostgres>>;

/**
 * Connects to a server and migrates its tables.
 *
 * @throws while the server is unreachable or the migration fails.
 */
export async function connectPostgres(
	url: string,
	{ connectMs, readMs, writeMs }: Deadlines,
	logger?: Logger,
) {
	const { Pool, TypeOverrides } = await import("pg");
	const types = new TypeOverrides();
	// `BIGINT` as numbers: times, keys and counts stay below 2^53.
	types.setTypeParser(20, Number);
	const makePool = (limits: PoolConfig) => {
		const pool = new Pool({
			connectionString: url,
			connectionTimeoutMillis: connectMs,
			keepAlive: true,
			types,
			...limits,
		});
		pool.on("connect", (client) => client.on("error", tellNobody));
		pool.on("error", ({ message }) =>
			logger?.warn({ reason: message }, "database connection lost"),
		);
		return pool;
	};
	const migrator = makePool({
		max: 1,
		statement_timeout: migrationTimeoutMs,
		query_timeout: migrationTimeoutMs,
	});
	try {
		const dialect = postgresDialect(migrator, (statement) =>
			isRead(statement) ? readMs : migrationTimeoutMs,
		);
		await migrate(new Kysely({ dialect }), "postgres");
	} finally {
		await migrator.end();
	}

	const pool = makePool({
		max: maximalConnections,
		// Back up our own deadlines, so that a responsive server stops the statement, too.
		statement_timeout: writeMs,
		query_timeout: 2 * writeMs,
	});
	const answerMs = (statement: string): number => {
		if (statement === "rollback") return rollbackMs;
		return isRead(statement) ? readMs : writeMs;
	};
	const statementErrors = new WeakSet<object>();
	const db = new Kysely<Schema>({
		dialect: postgresDialect(pool, answerMs),
		log: (event) => {
			if (event.level === "error" && event.error instanceof Error)
				statementErrors.add(event.error);
		},
	});
	return {
		db,
		/** Whether an error comes from a statement, not from the code around it. */
		isFromStatement: (error: unknown): error is Error =>
			error instanceof Error && statementErrors.has(error),
		// `pool.end()` fails when called twice.
		close: (): Promise<void> =>
			pool.ended || pool.ending ? Promise.resolve() : pool.end(),
	};
}

/** Whether a statement only reads, without waiting for locks. */
function isRead(statement: string): boolean {
	return /^\s*select\b(?!.*(\bfor update\b|_lock\())/is.test(statement);
}

/**
 * Handles the error of a lost connection in use, which would otherwise end the process. The pending
 * statement is rejected separately.
 */
function tellNobody(): void {}

/** The maximum wait for a statement's result, in milliseconds. */
type AnswerMs = (statement: string) => number;

/**
 * Connects Kysely to PostgreSQL. Statements reject with a {@link StoreDownError} if no connection
 * is available or the result takes too long.
 */
function postgresDialect(pool: Pool, answerMs: AnswerMs): Dialect {
	const dialect = new PostgresDialect({
		pool: {
			options: pool.options,
			end: () => pool.end(),
			connect: () =>
				pool.connect().catch((cause: unknown) => {
					throw new StoreDownError("the store is down", { cause });
				}),
		},
	});
	return {
		createAdapter: () => dialect.createAdapter(),
		createDriver: () => limitAnswers(dialect.createDriver(), answerMs),
		createIntrospector: (db) => dialect.createIntrospector(db),
		createQueryCompiler: () => new TextCompiler(),
	};
}

/** Limits how long a driver's connections wait for each result. */
function limitAnswers(driver: Driver, answerMs: AnswerMs): Driver {
	const limited = new WeakSet<DatabaseConnection>();
	const acquire = driver.acquireConnection.bind(driver);
	driver.acquireConnection = async (options) => {
		const connection = await acquire(options);
		if (limited.has(connection)) return connection;
		limited.add(connection);
		const execute = connection.executeQuery.bind(connection);
		connection.executeQuery = (query) =>
			waitAtMost(answerMs(query.sql), execute(query));
		return connection;
	};
	return driver;
}

/** Removes U+0000, which PostgreSQL refuses in text. */
class TextCompiler extends PostgresQueryCompiler {
	protected override addParameter(value: unknown): void {
		super.addParameter(
			typeof value === "string" ? value.replaceAll("\u0000", "") : value,
		);
	}
}
