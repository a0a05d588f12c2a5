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

/** How long an answer to a statement is waited for, in milliseconds. */
export type AnswerMs = (statement: string) => number;

/**
 * Lets kysely speak to PostgreSQL. Statements reject with a {@link StoreDownError} while there is
 * no connection to be had, and when no answer comes.
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

/** Gives the connections of a driver a limit each time that they wait. */
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

/** PostgreSQL refuses texts with U+0000, which means nothing in a text, so it is left out. */
class TextCompiler extends PostgresQueryCompiler {
	protected override addParameter(value: unknown): void {
		super.addParameter(
			typeof value === "string" ? value.replaceAll("\u0000", "") : value,
		);
	}
}
