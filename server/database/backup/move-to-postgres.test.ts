import { existsSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../../scripts/test/test-folder.ts";
import { operatorActor } from "../../audit/actor.ts";
import { createDesk } from "../../desk/desk-store.ts";
import { copyDatabase } from "../../desk/operator-backup.ts";
import type { SiteDatabase } from "../database.ts";
import { operatorDeadlines } from "../deadlines.ts";
import { markedEmail, storeTraces } from "../erasure/test-traces.ts";
import { openDatabase } from "../open-database.ts";
import { testPostgres } from "../test-databases.ts";

const move = { name: "move" } as const;

async function makePlace() {
	const dataDir = makeFolder();
	const databaseUrl = await testPostgres.createDatabase();
	const open = (url?: string) => {
		const database = openDatabase(
			{ dataDir, databaseUrl: url },
			{ limits: operatorDeadlines },
		);
		onTestFinished(async () => (await database).close());
		return database;
	};
	const file = path.join(dataDir, "enquiries.sqlite");
	return { dataDir, databaseUrl, open, file };
}

/** All moved rows, ordered by key. */
function readAll(database: SiteDatabase) {
	return database.use(async (db) => ({
		enquiries: await db
			.selectFrom("enquiries")
			.selectAll()
			.orderBy("reference")
			.execute(),
		attachments: (
			await db
				.selectFrom("attachments")
				.selectAll()
				.orderBy("reference")
				.execute()
		).map((row) => ({ ...row, bytes: Buffer.from(row.bytes).toString("hex") })),
		events: await db
			.selectFrom("enquiry_events")
			.selectAll()
			.orderBy("id")
			.execute(),
		outbox: await db.selectFrom("outbox").selectAll().orderBy("id").execute(),
		audit: await db.selectFrom("audit").selectAll().orderBy("id").execute(),
		accounts: await db
			.selectFrom("staff_accounts")
			.selectAll()
			.orderBy("id")
			.execute(),
	}));
}

async function addAccount(database: SiteDatabase, email: string) {
	const account = {
		email,
		name: "Aisha",
		role: "administrator",
		password_hash: null,
		stamp: "x",
		created_at: 1,
	};
	await database.use((db) =>
		db.insertInto("staff_accounts").values(account).execute(),
	);
}

test("a move copies all SQLite data to PostgreSQL, where new rows get new keys", async () => {
	const { dataDir, databaseUrl, open, file } = await makePlace();
	const sqlite = await open();
	// More than one batch.
	await storeTraces(sqlite, 60);
	await addAccount(sqlite, "aisha@example.com");
	const before = await readAll(sqlite);
	await sqlite.close();
	expect(await copyDatabase(move, { dataDir, databaseUrl })).toBe(
		`moved to PostgreSQL: enquiries 120, accounts 1; all sign-ins ended; the file that nobody reads any more is ${file}.moved\n`,
	);
	const postgres = await open(databaseUrl);
	expect(await readAll(postgres)).toEqual(before);
	expect([existsSync(file), existsSync(`${file}.moved`)]).toEqual([
		false,
		true,
	]);
	// New rows get new keys, and so do the rows inserted with them.
	await storeTraces(postgres, 1);
	await addAccount(postgres, "omar@example.com");
	const after = await readAll(postgres);
	expect(after.accounts.map(({ id }) => id)).toEqual([1, 2]);
	expect(
		await createDesk(postgres).erasePerson(markedEmail, operatorActor),
	).toBeGreaterThan(59);
});

test("a move into a non-empty PostgreSQL database changes neither database", async () => {
	const { dataDir, databaseUrl, open, file } = await makePlace();
	const postgres = await open(databaseUrl);
	await addAccount(postgres, "aisha@example.com");
	const sqlite = await open();
	await storeTraces(sqlite, 1);
	await sqlite.close();
	await expect(copyDatabase(move, { dataDir, databaseUrl })).rejects.toThrow(
		"the PostgreSQL database is not empty",
	);
	expect((await readAll(postgres)).enquiries).toEqual([]);
	expect([existsSync(file), existsSync(`${file}.moved`)]).toEqual([
		true,
		false,
	]);
	expect((await readAll(await open())).enquiries).toHaveLength(2);
});

test.each([
	["a server has the file open", "is open: stop every server", true],
	["there is no file", "there is no ", false],
])("a move fails when %s", async (_name, message, isThere) => {
	const { dataDir, databaseUrl, open } = await makePlace();
	if (isThere) await storeTraces(await open(), 1);
	await expect(copyDatabase(move, { dataDir, databaseUrl })).rejects.toThrow(
		message,
	);
});

test("a move fails without DATABASE_URL", async () => {
	const { dataDir } = await makePlace();
	await expect(
		copyDatabase(move, { dataDir, databaseUrl: undefined }),
	).rejects.toThrow("DATABASE_URL has to say where to move to");
});
