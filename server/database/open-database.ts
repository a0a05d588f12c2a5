import path from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { SiteDatabase } from "./database.ts";
import { type Deadlines, deadlines } from "./deadlines.ts";
import { erasedListIn } from "./erasure/erased-list.ts";
import { openSqliteDatabase } from "./sqlite/sqlite-database.ts";

/**
 * Opens the configured database: PostgreSQL if there is a URL, otherwise a SQLite file.
 *
 * @param limits deadlines; the site's by default.
 */
export async function openDatabase(
	{ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
	{ logger, limits = deadlines }: { logger?: Logger; limits?: Deadlines } = {},
): Promise<SiteDatabase> {
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
