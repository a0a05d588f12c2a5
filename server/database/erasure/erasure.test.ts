import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../../scripts/test/test-folder.ts";
import { operatorActor } from "../../audit/actor.ts";
import { recordLog } from "../../delivery/test-outbox.ts";
import { createDesk } from "../../desk/desk-store.ts";
import { StoreDownError } from "../database.ts";
import { operatorDeadlines } from "../deadlines.ts";
import { openDatabase } from "../open-database.ts";
import { openSqliteDatabase } from "../sqlite/sqlite-database.ts";
import { testPostgres } from "../test-databases.ts";
import { listErased, readErased } from "./erased-list.ts";
import { startRetention } from "./retention.ts";
import { countTraces, markedEmail, storeTraces } from "./test-traces.ts";

function openDatabaseIn(dataDir: string, databaseUrl?: string) {
	return openDatabase({ dataDir, databaseUrl }, { limits: operatorDeadlines });
}

async function openFolder() {
	const folder = makeFolder();
	const file = path.join(folder, "enquiries.sqlite");
	const open = () => {
		const database = openSqliteDatabase(file);
		onTestFinished(() => database.close());
		return database;
	};
	return { folder, file, open, list: path.join(folder, "enquiries.erased") };
}

test("erasure at the desk removes every trace from the database files and keeps other enquiries", async () => {
	const { folder, open, list } = await openFolder();
	const database = open();
	await storeTraces(database);
	expect(await countTraces(folder)).toBeGreaterThan(1000);
	expect(
		await createDesk(database).erasePerson(markedEmail, operatorActor),
	).toBe(30);
	expect(await countTraces(folder)).toBe(0);
	expect(readErased(list)).toHaveLength(30);
	const { counts } = await createDesk(database).count();
	expect([counts.closed, counts.progress]).toEqual([15, 15]);
	await database.close();
	expect(await countTraces(folder)).toBe(0);
});

test("retention removes every trace of expired enquiries from the database files", async () => {
	const { folder, open, list } = await openFolder();
	const database = open();
	// More than a tenth would wait for a day.
	await storeTraces(database, 3, () => 1);
	await storeTraces(database, 54, () => 2 * 86_400_000, ["other"]);
	const log = recordLog();
	const retention = startRetention({
		database,
		days: 1,
		logger: log.logger,
		now: () => 2 * 86_400_000,
	});
	await expect.poll(log.messages).toEqual(["expired data deleted"]);
	await retention.stop();
	expect(await countTraces(folder)).toBe(0);
	expect(readErased(list)).toHaveLength(6);
});

test("erased data disappears from the files as soon as an open reader finishes", async () => {
	const { folder, file, open } = await openFolder();
	const database = open();
	await storeTraces(database, 5);
	const reader = new DatabaseSync(file);
	onTestFinished(() => reader.close());
	reader.exec("BEGIN; SELECT count(*) FROM enquiries");
	expect(
		await createDesk(database).erasePerson(markedEmail, operatorActor),
	).toBe(5);
	expect(await countTraces(folder)).toBeGreaterThan(0);
	expect(await database.scrub()).toBe(false);
	reader.exec("COMMIT");
	await expect.poll(() => countTraces(folder)).toBe(0);
});

test("the next sweep scrubs from the files what a crash left behind", async () => {
	const { folder, file, open } = await openFolder();
	const database = open();
	await storeTraces(database, 5);
	// Without the steps that follow, as after a crash.
	const crashed = new DatabaseSync(file);
	onTestFinished(() => crashed.close());
	crashed.exec(
		`PRAGMA secure_delete = ON; DELETE FROM enquiries WHERE email = '${markedEmail}'`,
	);
	expect(await countTraces(folder)).toBeGreaterThan(0);
	const { logger } = recordLog();
	const retention = startRetention({ database, days: undefined, logger });
	await expect.poll(() => countTraces(folder)).toBe(0);
	await retention.stop();
});

test("the first scrub removes data that an earlier release deleted without overwriting it", async () => {
	const { folder, file, open } = await openFolder();
	const first = open();
	await storeTraces(first, 10);
	await first.close();
	const older = new DatabaseSync(file);
	older.exec(
		`PRAGMA user_version = 0; PRAGMA secure_delete = OFF; PRAGMA foreign_keys = ON; DELETE FROM enquiries WHERE email = '${markedEmail}'`,
	);
	older.close();
	expect(await countTraces(folder)).toBeGreaterThan(0);
	const database = open();
	expect(await database.scrub()).toBe(true);
	expect(await countTraces(folder)).toBe(0);
	const { counts } = await createDesk(database).count();
	expect(counts.closed + counts.progress).toBe(10);
});

test("erasure fails when the erasure list cannot be written", async () => {
	const { folder, open, list } = await openFolder();
	const database = open();
	await storeTraces(database, 1);
	await mkdir(list);
	await expect(
		createDesk(database).erasePerson(markedEmail, operatorActor),
	).rejects.toThrow(StoreDownError);
	expect(await countTraces(folder)).toBeGreaterThan(0);
	expect((await createDesk(database).count()).counts.progress).toBe(2);
});

test("the erasure list is created along with its missing folder", () => {
	const list = path.join(makeFolder(), "new", "enquiries.erased");
	listErased(list, ["0000-0000-0000-0001"]);
	expect(readErased(list)).toEqual(["0000-0000-0000-0001"]);
});

test.each([
	["SQLite", async (folder: string) => openDatabaseIn(folder)],
	[
		"PostgreSQL",
		async (folder: string) =>
			openDatabaseIn(folder, await testPostgres.createDatabase()),
	],
])("the erasure list of %s contains only references", async (_name, open) => {
	const { folder, list } = await openFolder();
	const database = await open(folder);
	onTestFinished(() => database.close());
	const [one, two] = ["0000-0000-0000-0001", "0000-0000-0000-0002"];
	await database.erase(async () => [one, two]);
	await database.erase(async () => [two]);
	const failed = database.erase(() => Promise.reject(new RangeError("mine")));
	await expect(failed).rejects.toThrow("mine");
	expect(await readFile(list, "utf8")).toBe(`${one}\n${two}\n${two}\n`);
	expect(readErased(list)).toEqual([one, two]);
});
