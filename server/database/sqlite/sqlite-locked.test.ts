import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createDesk } from "../../desk/desk-store.ts";
import { createEnquiryStore } from "../../enquiries/enquiry-store.ts";
import { hardEnquiry } from "../../enquiries/test-enquiry.ts";
import { StoreDownError } from "../database.ts";
import { openSqliteDatabase } from "./sqlite-database.ts";

const limits = {
	...{ connectMs: 200, readMs: 200, writeMs: 800, readinessMs: 100 },
};

/** A database with an enquiry in it, and what locks its file as another process would. */
async function openLockable() {
	const folder = await mkdtemp(path.join(tmpdir(), "locked-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const file = path.join(folder, "enquiries.sqlite");
	const database = openSqliteDatabase(file, limits);
	onTestFinished(() => database.close());
	const store = createEnquiryStore(database);
	const reference = await store.add(hardEnquiry, "first");
	const other = new DatabaseSync(file);
	onTestFinished(() => void (other.isOpen && other.close()));
	return { database, store, reference, other };
}

/** Milliseconds until a promise is settled. */
async function timeOf(work: Promise<unknown>): Promise<number> {
	const start = performance.now();
	await work.catch(() => undefined);
	return performance.now() - start;
}

test("while somebody else writes, reads go on at once, beside posts that wait", async () => {
	const { database, store, reference, other } = await openLockable();
	other.exec("BEGIN IMMEDIATE");
	const post = store.add(hardEnquiry, "second");
	const refused = expect(post).rejects.toThrow(StoreDownError);
	const reads = Promise.all([
		store.findReference("first"),
		createDesk(database).find(reference),
		createDesk(database).count(),
	]);
	expect(await timeOf(reads)).toBeLessThan(600);
	expect((await reads)[0]).toBe(reference);
	await refused;
	other.exec("ROLLBACK");
	expect(await store.findReference("second")).toBeUndefined();
	expect(await store.isUp()).toBe(true);
	await store.add(hardEnquiry, "second");
});

test("posts that wait behind a timed-out one fail with it", async () => {
	const { store, other } = await openLockable();
	other.exec("BEGIN IMMEDIATE");
	const posts = Array.from({ length: 20 }, (_, number) =>
		store.add(hardEnquiry, `key ${number}`),
	);
	const times = await Promise.all(posts.map(timeOf));
	for (const time of times) expect(time).toBeLessThan(1600);
	for (const post of posts) await expect(post).rejects.toThrow(StoreDownError);
	other.exec("ROLLBACK");
	await store.add(hardEnquiry, "key 0");
});

test("statements outside of a transaction wait no longer, nor does the end", async () => {
	const { database, other } = await openLockable();
	other.exec("BEGIN IMMEDIATE");
	const write = database.use((db) => db.deleteFrom("sessions").execute());
	expect(await timeOf(write)).toBeLessThan(1600);
	await expect(write).rejects.toThrow(StoreDownError);
	const post = database.transaction((db) =>
		db.deleteFrom("sessions").execute(),
	);
	const refused = expect(post).rejects.toThrow(StoreDownError);
	expect(await timeOf(database.close())).toBeLessThan(1600);
	await refused;
});

test("readiness says so before posts are given up, and does not end their waiting", async () => {
	const { store, other } = await openLockable();
	other.exec("BEGIN IMMEDIATE");
	const post = store.add(hardEnquiry, "second");
	expect(await timeOf(store.isUp())).toBeLessThan(600);
	expect(await store.isUp()).toBe(false);
	other.exec("ROLLBACK");
	expect(await store.findReference("second")).toBeUndefined();
	expect(await store.findReference("first")).toBeDefined();
	await post;
});

test("a file that somebody has for himself alone is down soon, for reads too", async () => {
	const { store, other, database } = await openLockable();
	await database.close();
	other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT");
	for (const work of [
		() => store.findReference("first"),
		() => store.countPost("a", 1000),
	]) {
		expect(await timeOf(work())).toBeLessThan(1600);
		await expect(work()).rejects.toThrow(StoreDownError);
	}
	expect(await store.isUp()).toBe(false);
	other.close();
	expect(await store.findReference("first")).toBeDefined();
});
