import path from "node:path";
import { onTestFinished } from "vitest";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import type { EnquiryDatabase } from "./database.ts";
import type { Deadlines } from "./deadlines.ts";
import { openPostgresDatabase } from "./postgres/postgres-database.ts";
import { openSqliteDatabase } from "./sqlite/sqlite-database.ts";
import { startPostgres } from "./test-databases-server.ts";

/** A place for a database: everything that `open` gives is the same one. */
export interface DatabasePlace {
	/** Opens it once more, as another instance would. Closed when the test has finished. */
	open(): EnquiryDatabase;
	/** The file, or the URL. */
	readonly address: string;
}

/**
 * The PostgreSQL server of all files of a worker, with which it ends. What stops it starts it
 * again. Where it has to be installed first, imports wait as long as that takes.
 */
export const testPostgres = await startPostgres();

/** For `test.each`: both kinds of database, each with what makes a place for a new one. */
export const testPlaces: readonly (readonly [
	"SQLite" | "PostgreSQL",
	() => Promise<DatabasePlace>,
])[] = [
	["SQLite", makeSqlitePlace],
	["PostgreSQL", makePostgresPlace],
];

/** For `test.each`: both kinds of database, each with what opens a new one for a test. */
export const testDatabases: readonly (readonly [
	string,
	() => Promise<EnquiryDatabase>,
])[] = testPlaces.map(([name, make]) => [
	name,
	async () => (await make()).open(),
]);

/** Tests of deadlines open their own: elsewhere a busy machine is no database that is down. */
const patience: Deadlines = {
	...{
		connectMs: 20_000,
		readMs: 20_000,
		writeMs: 30_000,
		readinessMs: 10_000,
	},
};

async function makeSqlitePlace(): Promise<DatabasePlace> {
	const folder = makeFolder();
	const file = path.join(folder, "data/enquiries.sqlite");
	return place(file, () => openSqliteDatabase(file, patience));
}

async function makePostgresPlace(): Promise<DatabasePlace> {
	const url = await testPostgres.createDatabase();
	return place(url, () => openPostgresDatabase(url, { limits: patience }));
}

function place(address: string, open: () => EnquiryDatabase): DatabasePlace {
	return {
		address,
		open: () => {
			const database = open();
			onTestFinished(() => database.close());
			return database;
		},
	};
}
