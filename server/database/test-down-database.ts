import path from "node:path";
import type { SiteDatabase } from "./database.ts";
import { openSqliteDatabase } from "./sqlite/sqlite-database.ts";

/** A database that is down: its folder would have to be in a file. */
export function openDownDatabase(): SiteDatabase {
	return openSqliteDatabase(path.join(import.meta.filename, "x"));
}
