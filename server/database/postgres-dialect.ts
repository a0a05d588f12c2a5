import { type Dialect, PostgresDialect, PostgresQueryCompiler } from "kysely";
import type { Pool } from "pg";
import { StoreDownError } from "./database.ts";

/**
 * Lets kysely speak to PostgreSQL. Statements reject with a {@link StoreDownError} while there is
 * no connection to be had.
 */
export function postgresDialect(pool: Pool): Dialect {
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
		createDriver: () => dialect.createDriver(),
		createIntrospector: (db) => dialect.createIntrospector(db),
		createQueryCompiler: () => new TextCompiler(),
	};
}

/** PostgreSQL refuses texts with U+0000, which means nothing in a text, so it is left out. */
class TextCompiler extends PostgresQueryCompiler {
	protected override addParameter(value: unknown): void {
		super.addParameter(
			typeof value === "string" ? value.replaceAll("\u0000", "") : value,
		);
	}
}
