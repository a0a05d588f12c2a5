import { chmod, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../../scripts/test/test-folder.ts";
import { isReference } from "../../../shared/enquiry/enquiry.ts";
import { createDesk } from "../../desk/desk-store.ts";
import { createEnquiryStore } from "../../enquiries/enquiry-store.ts";
import { hardEnquiry } from "../../enquiries/test-enquiry.ts";
import { StoreDownError } from "../database.ts";
import { openSqliteDatabase } from "./sqlite-database.ts";

async function openStore() {
	const folder = makeFolder();
	const data = path.join(folder, "data");
	const file = path.join(data, "enquiries.sqlite");
	const database = openSqliteDatabase(file);
	onTestFinished(() => database.close());
	return { data, file, database, store: createEnquiryStore(database) };
}

test("the SQLite file uses WAL, full sync and foreign keys, and is readable by its owner only", async () => {
	const { file, store, database } = await openStore();
	await store.add(hardEnquiry, "key");
	const pragmas = [
		sql`PRAGMA journal_mode`,
		sql`PRAGMA synchronous`,
		sql`PRAGMA foreign_keys`,
	];
	const settings = [];
	for (const pragma of pragmas)
		settings.push(...(await database.use((db) => pragma.execute(db))).rows);
	expect(settings).toEqual([
		{ journal_mode: "wal" },
		{ synchronous: 2 },
		{ foreign_keys: 1 },
	]);
	for (const suffix of ["", "-wal", "-shm"]) {
		const { mode } = await stat(file + suffix);
		expect((mode & 0o777).toString(8)).toBe("600");
	}
});

test("the store is down while its file cannot be opened, then recovers", async () => {
	const { data, store } = await openStore();
	await writeFile(data, "in the way");
	expect(await store.isUp()).toBe(false);
	await expect(store.add(hardEnquiry, "key")).rejects.toThrow(StoreDownError);
	await expect(store.countPost("a", 1)).rejects.toThrow(StoreDownError);
	await expect(store.findReference("key")).rejects.toThrow(StoreDownError);
	await rm(data);
	expect(await store.isUp()).toBe(true);
	expect(isReference(await store.add(hardEnquiry, "key"))).toBe(true);
});

test("the store is down and leaves the file unchanged when it is not a database", async () => {
	const { data, file, store } = await openStore();
	await store.isUp();
	await store.close();
	await rm(data, { recursive: true });
	await expect(stat(file)).rejects.toThrow("ENOENT");
	expect(await store.isUp()).toBe(true);
	await store.close();
	await writeFile(file, "something else that is long enough to be looked at");
	await chmod(file, 0o644);
	expect(await store.isUp()).toBe(false);
	expect((await stat(file)).size).toBe(50);
});

test("a moved database file is no longer written to and is used again once it is back", async () => {
	const { data, store, database } = await openStore();
	const first = await store.add(hardEnquiry, "first");
	await rename(data, `${data} away`);
	await writeFile(data, "in the way");
	expect(await store.isUp()).toBe(false);
	await expect(store.add(hardEnquiry, "key")).rejects.toThrow(StoreDownError);
	await rm(data);
	const second = await store.add(hardEnquiry, "second");
	expect(await store.findReference("first")).toBeUndefined();
	await rm(data, { recursive: true });
	await rename(`${data} away`, data);
	expect(await store.findReference("first")).toBe(first);
	expect(await createDesk(database).find(second)).toBeUndefined();
});

test("a full disk makes the store down, leaves no partial data, and recovers", async () => {
	const { store, database } = await openStore();
	const bytes = new Uint8Array(1_000_000);
	const attachment = { fileName: "x", mediaType: "x", bytes };
	const fill = () => sql`PRAGMA max_page_count = 60`;
	await database.transaction((db) => fill().execute(db));
	await expect(store.add(hardEnquiry, "key", { attachment })).rejects.toThrow(
		StoreDownError,
	);
	expect(await store.findReference("key")).toBeUndefined();
	// Although the disk has space and a small test write would fit.
	expect(await store.isUp()).toBe(false);
	await database.transaction((db) => fill().execute(db));
	// A failure that the work swallows must not pass for success.
	const hidden = database.transaction(async (db) => {
		await sql`UPDATE post_counts SET count = length(zeroblob(10))`.execute(db);
		await db
			.insertInto("sessions")
			.values({
				token_hash: "x".repeat(1_000_000),
				created_at: 1,
				expires_at: 1,
			})
			.execute()
			.catch(() => undefined);
	});
	await expect(hidden).rejects.toThrow(StoreDownError);
	const reference = await store.add(hardEnquiry, "key", { attachment });
	expect(await store.findReference("key")).toBe(reference);
	expect(await store.isUp()).toBe(true);
});

test("transactions run one after another, even after one fails", async () => {
	const { database } = await openStore();
	const steps: string[] = [];
	const step = (name: string) =>
		database.transaction(async (db) => {
			steps.push(`${name} starts`);
			await db.selectFrom("sessions").selectAll().execute();
			steps.push(`${name} ends`);
			if (name === "b") throw new Error("b");
		});
	const results = await Promise.allSettled(["a", "b", "c"].map(step));
	expect(results.map(({ status }) => status)).toEqual([
		"fulfilled",
		"rejected",
		"fulfilled",
	]);
	expect(steps).toEqual(
		["a", "b", "c"].flatMap((name) => [`${name} starts`, `${name} ends`]),
	);
});

test("the store sees changes made by another process", async () => {
	const { file, store } = await openStore();
	await store.add(hardEnquiry, "key");
	const other = new DatabaseSync(file);
	other.exec("UPDATE enquiries SET idempotency_key = 'other'");
	other.close();
	expect(await store.findReference("key")).toBeUndefined();
	expect(await store.findReference("other")).toBeDefined();
});
