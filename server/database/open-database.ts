import path from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { EnquiryDatabase } from "./database.ts";
import { type Deadlines, deadlines } from "./deadlines.ts";
import { erasedListIn } from "./erasure/erased-list.ts";
import { openSqliteDatabase } from "./sqlite/sqlite-database.ts";

/**
 * Opens the database that is configured: PostgreSQL by its URL, else a SQLite file.
 *
 * @param limits how long it is waited for, if not as visitors wait.
 */
export async function openDatabase(
	{ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
	{ logger, limits = deadlines }: { logger?: Logger; limits?: Deadlines } = {},
): Promise<EnquiryDatabase> {
	if (databaseUrl === undefined)
		return openSqliteDatabase(path.join(dataDir, "enquiries.sqlite"), limits);
	const { openPostgresDatabase } = await import(
		"./postgres/postgres-database.ts"
	);
	return openPostgresDatabase(databaseUrl, {
		logger,
		limits,
		erasedList: erasedListIn(dataDir),
	});
}
