import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase } from "kysely";

const maximalStatements = 100;

interface Prepared {
	readonly statement: StatementSync;
	/** Whether it returns rows. */
	readonly reader: boolean;
}

/** Adapts Node's SQLite to Kysely's interface and caches prepared statements. */
export function cacheStatements(database: DatabaseSync): SqliteDatabase {
	const cached = new Map<string, Prepared>();
	const take = (sql: string): Prepared => {
		const known = cached.get(sql);
		if (known) return known;
		const statement = database.prepare(sql);
		const prepared = { statement, reader: statement.columns().length > 0 };
		if (cached.size >= maximalStatements) cached.clear();
		cached.set(sql, prepared);
		return prepared;
	};
	return {
		close: () => database.close(),
		prepare: (sql) => {
			const { statement, reader } = take(sql);
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
