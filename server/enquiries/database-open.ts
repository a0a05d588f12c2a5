import path from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { EnquiryDatabase } from "./database.ts";
import { openPostgresDatabase } from "./postgres-database.ts";
import { openSqliteDatabase } from "./sqlite-database.ts";

/** The database that is configured: PostgreSQL by its URL, else a SQLite file. */
export function openDatabase(
	{ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
	logger?: Logger,
): EnquiryDatabase {
	return databaseUrl === undefined
		? openSqliteDatabase(path.join(dataDir, "enquiries.sqlite"))
		: openPostgresDatabase(databaseUrl, logger);
}
