import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
	type CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	type SelectModifierNode,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
	SqliteQueryCompiler,
} from "kysely";
import { LRUCache } from "lru-cache";
import { StoreDownError } from "../database.ts";
import { waitWhileBusy } from "./sqlite-failure.ts";

/** When a statement stops waiting for a lock, by the monotonic clock. */
export type EndsAt = (statement: string) => number;

/**
 * Connects Kysely to Node's SQLite. Transactions take the write lock at their start. Statements
 * that find the file locked wait without blocking others on the connection. Callers must begin only
 * one transaction at a time.
 */
export function sqliteDialect(database: DatabaseSync, endsAt: EndsAt): Dialect {
	const dialect = new SqliteDialect({ database: cacheStatements(database) });
	return {
		createAdapter: () => new ConcurrentAdapter(),
		createDriver: () => makeDriver(dialect.createDriver(), database, endsAt),
		createIntrospector: (db) => dialect.createIntrospector(db),
		createQueryCompiler: () => new UnlockedCompiler(),
	};
}

/** Makes Kysely share its single connection between concurrent queries. */
class ConcurrentAdapter extends SqliteAdapter {
	override get supportsMultipleConnections(): boolean {
		return true;
	}
}

/** Leaves out row locks, which SQLite lacks: a transaction holds the write lock from its start. */
class UnlockedCompiler extends SqliteQueryCompiler {
	protected override visitSelectModifier(node: SelectModifierNode): void {
		if (node.modifier !== "ForUpdate" && node.modifier !== "SkipLocked")
			super.visitSelectModifier(node);
	}
}

function makeDriver(
	driver: Driver,
	database: DatabaseSync,
	endsAt: EndsAt,
): Driver {
	const execute = (statement: string) =>
		waitWhileBusy(endsAt(statement), () => database.exec(statement));
	return {
		init: () => driver.init(),
		acquireConnection: async () =>
			makePatient(await driver.acquireConnection(), endsAt),
		releaseConnection: async () => undefined,
		beginTransaction: () => execute("BEGIN IMMEDIATE"),
		commitTransaction: async () => {
			// SQLite rolls back by itself after some failures.
			if (!database.isTransaction)
				throw new StoreDownError("the store has undone a transaction");
			await execute("COMMIT");
		},
		rollbackTransaction: async () => {
			try {
				if (database.isTransaction) database.exec("ROLLBACK");
			} catch {
				// Keep the original error. Closing rolls back, too.
				if (database.isOpen) database.close();
			}
		},
		destroy: () => driver.destroy(),
	};
}

function makePatient(
	connection: DatabaseConnection,
	endsAt: EndsAt,
): DatabaseConnection {
	return {
		executeQuery: <Row>(query: CompiledQuery) =>
			waitWhileBusy(endsAt(query.sql), () =>
				connection.executeQuery<Row>(query),
			),
		streamQuery: (query, size) => connection.streamQuery(query, size),
	};
}

const maximalStatements = 100;

interface Prepared {
	readonly statement: StatementSync;
	/** Whether it returns rows. */
	readonly reader: boolean;
}

/** Adapts Node's SQLite to Kysely's interface and caches prepared statements. */
function cacheStatements(database: DatabaseSync): SqliteDatabase {
	const cached = new LRUCache<string, Prepared>({
		max: maximalStatements,
		memoMethod: (sql) => {
			const statement = database.prepare(sql);
			return { statement, reader: statement.columns().length > 0 };
		},
	});
	return {
		close: () => database.close(),
		prepare: (sql) => {
			const { statement, reader } = cached.memo(sql);
			return {
				reader,
				all: (values) => statement.all(...values.map(toInput)),
				run: (values) => statement.run(...values.map(toInput)),
				// A new statement, because the cached one may run elsewhere while the rows are being read.
				iterate: (values) =>
					database.prepare(sql).iterate(...values.map(toInput)),
			};
		},
	};
}

function toInput(value: unknown): SQLInputValue {
	if (
		value === null ||
		typeof value === "string" ||
		typeof value === "number" ||
		typeof value === "bigint" ||
		value instanceof Uint8Array
	)
		return value;
	throw new TypeError(`SQLite keeps no ${typeof value}`);
}
