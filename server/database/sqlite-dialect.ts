import type { DatabaseSync } from "node:sqlite";
import {
	type CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	SqliteDialect,
} from "kysely";
import { StoreDownError } from "./database.ts";
import { waitWhileBusy } from "./sqlite-busy.ts";
import { cacheStatements } from "./sqlite-statements.ts";

/**
 * Lets kysely speak to Node's SQLite. Transactions hold the write lock from their start, and what
 * finds the file locked waits.
 */
export function sqliteDialect(database: DatabaseSync): Dialect {
	const dialect = new SqliteDialect({ database: cacheStatements(database) });
	return {
		createAdapter: () => dialect.createAdapter(),
		createDriver: () => makeDriver(dialect.createDriver(), database),
		createIntrospector: (db) => dialect.createIntrospector(db),
		createQueryCompiler: () => dialect.createQueryCompiler(),
	};
}

function makeDriver(driver: Driver, database: DatabaseSync): Driver {
	const execute = (statement: string) =>
		waitWhileBusy(() => database.exec(statement));
	return {
		init: () => driver.init(),
		acquireConnection: async () =>
			makePatient(await driver.acquireConnection()),
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

function makePatient(connection: DatabaseConnection): DatabaseConnection {
	return {
		executeQuery: <Row>(query: CompiledQuery) =>
			waitWhileBusy(() => connection.executeQuery<Row>(query)),
		streamQuery: (query, size) => connection.streamQuery(query, size),
	};
}
