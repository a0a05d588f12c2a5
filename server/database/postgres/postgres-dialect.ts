import {
	type DatabaseConnection,
	type Dialect,
	type Driver,
	PostgresDialect,
	PostgresQueryCompiler,
} from "kysely";
import type { Pool } from "pg";
import { StoreDownError } from "../database.ts";
import { waitAtMost } from "../deadlines.ts";

/** The maximum wait for a statement's result, in milliseconds. */
export type AnswerMs = (statement: string) => number;

/**
 * Connects Kysely to PostgreSQL. Statements reject with a {@link StoreDownError} if no connection
 * is available or the result takes too long.
 */
export function postgresDialect(pool: Pool, answerMs: AnswerMs): Dialect {
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
