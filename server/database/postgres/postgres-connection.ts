import { Kysely } from "kysely";
import type { PoolConfig } from "pg";
import type { Logger } from "pino";
import type { Deadlines } from "../deadlines.ts";
import { migrate } from "../migrations/migrate.ts";
import type { Schema } from "../migrations/schema.ts";
import { postgresDialect } from "./postgres-dialect.ts";

const maximalConnections = 10;
const migrationTimeoutMs = 60_000;
/** Rolling back takes no time, unless the connection is dead. */
const rollbackMs = 500;

/** Connections to a PostgreSQL server whose tables are today's. */
export interface PostgresConnections {
	readonly db: Kysely<Schema>;
	/** Whether an error comes from a statement that failed, not from what was done around it. */
	isFromStatement(error: unknown): boolean;
	close(): Promise<void>;
}

/**
 * Connects to a server and makes its tables.
 *
 * @throws while the server cannot be reached or its tables cannot be made.
 */
export async function connectPostgres(
	url: string,
	{ connectMs, readMs, writeMs }: Deadlines,
	logger?: Logger,
): Promise<PostgresConnections> {
	const { Pool, TypeOverrides } = await import("pg");
	const types = new TypeOverrides();
	// Times, keys and counts stay below 2^53.
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
		// Behind our own deadlines, so that a server that answers knows of them.
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
		// A pool that is ended twice complains.
		close: () => (pool.ended || pool.ending ? Promise.resolve() : pool.end()),
	};
}

/** Whether a statement only reads, without waiting for anybody's lock. */
function isRead(statement: string): boolean {
	return /^\s*select\b(?!.*(\bfor update\b|_lock\())/is.test(statement);
}

/**
 * Hears that a connection in use was lost, which would otherwise end the process. The statement
 * that waits for an answer is told besides.
 */
function tellNobody(): void {}
