import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { EnquiryDatabase } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrations/migrate.ts";
import type { Schema } from "../../server/database/migrations/schema.ts";
import { sqliteDialect } from "../../server/database/sqlite/sqlite-dialect.ts";
import { createQueue } from "../edit/create-queue.ts";

/** The part of a database that simulations need, in memory for speed. */
export type MemoryDatabase = Pick<EnquiryDatabase, "dialect"> & {
	readonly use: EnquiryDatabase["use"];
	readonly transaction: EnquiryDatabase["transaction"];
	/** Removes all enquiries, and with them their deliveries. */
	clear(): void;
};

/** Opens an empty database that runs one task at a time. */
export async function openMemoryDatabase(): Promise<MemoryDatabase> {
	const database = new DatabaseSync(":memory:");
	database.exec("PRAGMA foreign_keys = ON");
	const db = new Kysely<Schema>({ dialect: sqliteDialect(database, () => 0) });
	await migrate(db, "sqlite");
	const queue = createQueue();
	return {
		dialect: "sqlite",
		use: (work) => queue(() => work(db)),
		transaction: (work) => queue(() => db.transaction().execute(work)),
		clear: () =>
			database.exec("DELETE FROM enquiries; DELETE FROM sqlite_sequence"),
	};
}
