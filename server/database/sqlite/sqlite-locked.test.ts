import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../../scripts/test/test-folder.ts";
import { createDesk } from "../../desk/desk-store.ts";
import { createEnquiryStore } from "../../enquiries/enquiry-store.ts";
import { hardEnquiry } from "../../enquiries/test-enquiry.ts";
import { StoreDownError } from "../database.ts";
import { openSqliteDatabase } from "./sqlite-database.ts";

const limits = {
	connectMs: 500,
	readMs: 500,
	writeMs: 1000,
	readinessMs: 250,
};

/** A database with an enquiry, and a function that locks its file as another process would. */
async function openLockable() {
	const folder = makeFolder();
	const file = path.join(folder, "enquiries.sqlite");
	const maker = openSqliteDatabase(file);
	const reference = await createEnquiryStore(maker).add(hardEnquiry, "first");
	await maker.close();
	const database = openSqliteDatabase(file, limits);
	onTestFinished(() => database.close());
	const store = createEnquiryStore(database);
	const other = new DatabaseSync(file);
	onTestFinished(() => void (other.isOpen && other.close()));
	return { database, store, reference, other };
}

test("while another process holds the write lock, reads proceed and posts wait until their deadline", async () => {
	const { database, store, reference, other } = await openLockable();
	other.exec("BEGIN IMMEDIATE");
	const settled: string[] = [];
	const refused = expect(store.add(hardEnquiry, "second"))
		.rejects.toThrow(StoreDownError)
		.then(() => settled.push("post"));
	const reads = await Promise.all([
		store.findReference("first"),
		createDesk(database).find(reference),
		createDesk(database).count(),
	]);
	settled.push("reads");
	expect(reads[0]).toBe(reference);
	await refused;
	expect(settled).toEqual(["reads", "post"]);
	other.exec("ROLLBACK");
	expect(await store.findReference("second")).toBeUndefined();
	expect(await store.isUp()).toBe(true);
	await store.add(hardEnquiry, "second");
});

test("posts queued behind a timed-out post fail with it", async () => {
	const { store, other } = await openLockable();
	other.exec("BEGIN IMMEDIATE");
	const posts = Array.from({ length: 80 }, (_, number) =>
		store.add(hardEnquiry, `key ${number}`),
	);
	for (const post of await Promise.allSettled(posts))
		expect(post).toMatchObject({ reason: expect.any(StoreDownError) });
	other.exec("ROLLBACK");
	await store.add(hardEnquiry, "key 0");
});

test("statements outside a transaction also time out, and close does not hang", async () => {
	const { database, other } = await openLockable();
	other.exec("BEGIN IMMEDIATE");
	const write = database.use((db) => db.deleteFrom("sessions").execute());
	await expect(write).rejects.toThrow(StoreDownError);
	const post = database.transaction((db) =>
		db.deleteFrom("sessions").execute(),
	);
	const refused = expect(post).rejects.toThrow(StoreDownError);
	await database.close();
	await refused;
});

test("readiness fails before pending posts time out and does not abort them", async () => {
	const { store, other } = await openLockable();
	other.exec("BEGIN IMMEDIATE");
	const post = store.add(hardEnquiry, "second");
	expect(await store.isUp()).toBe(false);
	other.exec("ROLLBACK");
	expect(await store.findReference("second")).toBeUndefined();
	expect(await store.findReference("first")).toBeDefined();
	await post;
});

test("an exclusively locked file makes the store down for reads, too", async () => {
	const { store, other, database } = await openLockable();
	await database.close();
	other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT");
	for (const work of [
		() => store.findReference("first"),
		() => store.countPost("a", 1000),
	])
		await expect(work()).rejects.toThrow(StoreDownError);
	expect(await store.isUp()).toBe(false);
	other.close();
	expect(await store.findReference("first")).toBeDefined();
});
