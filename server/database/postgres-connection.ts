import { Kysely } from "kysely";
import type { PoolConfig } from "pg";
import type { Logger } from "pino";
import { migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import type { Schema } from "./schema.ts";

const maximalConnections = 10;
const connectTimeoutMs = 3000;
const statementTimeoutMs = 8000;
// The server ends a statement before; this is for a server that has fallen silent.
const answerTimeoutMs = 10_000;
const migrationTimeoutMs = 60_000;

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
	logger?: Logger,
): Promise<PostgresConnections> {
	const { Pool, TypeOverrides } = await import("pg");
	const types = new TypeOverrides();
	// Times, keys and counts stay below 2^53.
	types.setTypeParser(20, Number);
	const makePool = (limits: PoolConfig) => {
		const pool = new Pool({
			connectionString: url,
			connectionTimeoutMillis: connectTimeoutMs,
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
		const dialect = postgresDialect(migrator);
		await migrate(new Kysely({ dialect }), "postgres");
	} finally {
		await migrator.end();
	}

	const pool = makePool({
		max: maximalConnections,
		statement_timeout: statementTimeoutMs,
		query_timeout: answerTimeoutMs,
	});
	const statementErrors = new WeakSet<object>();
	const db = new Kysely<Schema>({
		dialect: postgresDialect(pool),
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

/**
 * Hears that a connection in use was lost, which would otherwise end the process. The statement
 * that waits for an answer is told besides.
 */
function tellNobody(): void {}
