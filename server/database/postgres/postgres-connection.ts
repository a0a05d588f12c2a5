import { Kysely } from "kysely";
import type { PoolConfig } from "pg";
import type { Logger } from "pino";
import type { Deadlines } from "../deadlines.ts";
import { migrate } from "../migrations/migrate.ts";
import type { Schema } from "../migrations/schema.ts";
import { postgresDialect } from "./postgres-dialect.ts";

const maximalConnections = 10;
const migrationTimeoutMs = 60_000;
/** A rollback is immediate unless the connection is dead. */
const rollbackMs = 500;

/** Connections to a PostgreSQL server with up-to-date tables. */
export interface PostgresConnections {
	readonly db: Kysely<Schema>;
	/** Whether an error comes from a statement, not from the code around it. */
	isFromStatement(error: unknown): boolean;
	close(): Promise<void>;
}

/**
 * Connects to a server and migrates its tables.
 *
 * @throws while the server is unreachable or the migration fails.
 */
export async function connectPostgres(
	url: string,
	{ connectMs, readMs, writeMs }: Deadlines,
	logger?: Logger,
): Promise<PostgresConnections> {
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
		isFromStatement: (error) =>
			error instanceof Error && statementErrors.has(error),
		// `pool.end()` fails when called twice.
		close: () => (pool.ended || pool.ending ? Promise.resolve() : pool.end()),
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
