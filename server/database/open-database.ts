import path from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { EnquiryDatabase } from "./database.ts";
import { erasedListIn } from "./erasure/erased-list.ts";
import { openSqliteDatabase } from "./sqlite/sqlite-database.ts";

/** Opens the database that is configured: PostgreSQL by its URL, else a SQLite file. */
export async function openDatabase(
	{ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
	logger?: Logger,
): Promise<EnquiryDatabase> {
	if (databaseUrl === undefined)
		return openSqliteDatabase(path.join(dataDir, "enquiries.sqlite"));
	const { openPostgresDatabase } = await import(
		"./postgres/postgres-database.ts"
	);
	return openPostgresDatabase(databaseUrl, {
		logger,
		erasedList: erasedListIn(dataDir),
	});
}
