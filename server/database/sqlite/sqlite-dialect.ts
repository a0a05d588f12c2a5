import type { DatabaseSync } from "node:sqlite";
import {
	type CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	SqliteAdapter,
	SqliteDialect,
} from "kysely";
import { StoreDownError } from "../database.ts";
import { waitWhileBusy } from "./sqlite-busy.ts";
import { cacheStatements } from "./sqlite-statements.ts";

/** Until when a statement may wait for a lock, by the monotonic clock. */
export type EndsAt = (statement: string) => number;

/**
 * Lets kysely speak to Node's SQLite. Transactions hold the write lock from their start, and what
 * finds the file locked waits, without holding up statements beside it. So transactions are for
 * one at a time, which whoever begins them sees to.
 */
export function sqliteDialect(database: DatabaseSync, endsAt: EndsAt): Dialect {
	const dialect = new SqliteDialect({ database: cacheStatements(database) });
	return {
		createAdapter: () => new ConcurrentAdapter(),
		createDriver: () => makeDriver(dialect.createDriver(), database, endsAt),
		createIntrospector: (db) => dialect.createIntrospector(db),
		createQueryCompiler: () => dialect.createQueryCompiler(),
	};
}

/** Has kysely hand out its one connection to several at once. */
class ConcurrentAdapter extends SqliteAdapter {
	override get supportsMultipleConnections(): boolean {
		return true;
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
			// After some failures SQLite has rolled back by itself.
			if (!database.isTransaction)
				throw new StoreDownError("the store has undone a transaction");
			await execute("COMMIT");
		},
		rollbackTransaction: async () => {
			try {
				if (database.isTransaction) database.exec("ROLLBACK");
			} catch {
				// What failed first tells more. Closing rolls back too.
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
