import path from "node:path";
import { onTestFinished } from "vitest";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import type { SiteDatabase } from "./database.ts";
import type { Deadlines } from "./deadlines.ts";
import { openPostgresDatabase } from "./postgres/postgres-database.ts";
import { openSqliteDatabase } from "./sqlite/sqlite-database.ts";
import { startPostgres } from "./test-databases-server.ts";

/** A place for a database: every `open` opens the same one. */
export interface DatabasePlace {
	/** Opens the database as another instance would; closed when the test finishes. */
	open(): SiteDatabase;
	/** The file or the URL. */
	readonly address: string;
}

/**
 * The PostgreSQL server of all test files in a worker. Tests that stop it restart it. If it must be
 * installed first, imports wait for that.
 */
export const testPostgres = await startPostgres();

/** For `describe.each`: both kinds of database, each with a function that creates a place. */
export const testPlaces: readonly (readonly [
	"SQLite" | "PostgreSQL",
	() => Promise<DatabasePlace>,
])[] = [
	["SQLite", makeSqlitePlace],
	["PostgreSQL", makePostgresPlace],
];

/** For `describe.each`: both kinds of database, each with a function that opens a new one. */
export const testDatabases: readonly (readonly [
	string,
	() => Promise<SiteDatabase>,
])[] = testPlaces.map(([name, make]) => [
	name,
	async () => (await make()).open(),
]);

/**
 * Generous, so that a busy machine does not count as an unavailable database. Tests of deadlines
 * set their own.
 */
export const patience: Deadlines = {
	connectMs: 20_000,
	readMs: 20_000,
	writeMs: 30_000,
	readinessMs: 10_000,
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

function place(address: string, open: () => SiteDatabase): DatabasePlace {
	return {
		address,
		open: () => {
			const database = open();
			onTestFinished(() => database.close());
			return database;
		},
	};
}
