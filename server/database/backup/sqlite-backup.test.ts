import {
	chmod,
	copyFile,
	readdir,
	readFile,
	rm,
	stat,
	writeFile,
} from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder } from "../../../scripts/test/test-folder.ts";
import { operatorActor } from "../../audit/actor.ts";
import { createDesk } from "../../desk/desk-store.ts";
import { createEnquiryStore } from "../../enquiries/enquiry-store.ts";
import { hardEnquiry } from "../../enquiries/test-enquiry.ts";
import {
	countTraces,
	markedEmail,
	storeTraces,
} from "../erasure/test-traces.ts";
import { openSqliteDatabase } from "../sqlite/sqlite-database.ts";
import { BackupError, backUpSqlite } from "./sqlite-backup.ts";
import { restoreSqlite } from "./sqlite-restore.ts";
import { copyBytes, makeOwnFile, stagedFile } from "./whole-file.ts";

/** A database in a folder of its own, and a folder for backups. */
async function openPlace() {
	const base = makeFolder();
	const folder = path.join(base, "data");
	const file = path.join(folder, "enquiries.sqlite");
	const database = openSqliteDatabase(file);
	onTestFinished(() => database.close());
	const store = createEnquiryStore(database);
	return { base, folder, file, database, store };
}

const add = (store: ReturnType<typeof createEnquiryStore>, key: string) =>
	store.add(hardEnquiry, key);

test("a backup holds no trace of the counts of senders' addresses", async () => {
	const { base, file, store } = await openPlace();
	await add(store, "key");
	const names = Array.from({ length: 200 }, (_, i) => `counted-sender-${i}`);
	for (const name of names) await store.countPost(name, 600_000);
	const target = path.join(base, "backup.sqlite");
	expect(await backUpSqlite(file, target)).toBe(1);
	expect((await readFile(target, "latin1")).includes("counted-")).toBe(false);
	const { count } = await store.countPost(names[0] ?? "", 600_000);
	expect(count).toBe(2);
});

test("a backup contains every acknowledged enquiry despite concurrent writes", async () => {
	const { base, file, store } = await openPlace();
	const other = openSqliteDatabase(file);
	onTestFinished(() => other.close());
	const acknowledged: string[] = [];
	let isOver = false;
	onTestFinished(() => {
		isOver = true;
	});
	const write = async (name: string, into: typeof store) => {
		for (let count = 0; !isOver; count++) {
			acknowledged.push(await add(into, `${name} ${count}`));
			// SQLite is synchronous, so yield to the event loop.
			await setImmediate();
		}
	};
	const writers = [write("a", store), write("b", createEnquiryStore(other))];
	await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
	for (const name of ["one", "two", "three"]) {
		const before = [...acknowledged];
		const backup = path.join(base, name);
		expect(await backUpSqlite(file, backup)).toBeGreaterThanOrEqual(
			before.length,
		);
		const elsewhere = path.join(base, `from ${name}`, "enquiries.sqlite");
		await restoreSqlite({ file: elsewhere, backup, isSure: false });
		const restored = openSqliteDatabase(elsewhere);
		const rows = await restored.use((db) =>
			db.selectFrom("enquiries").select("reference").execute(),
		);
		await restored.close();
		const there = new Set(rows.map(({ reference }) => reference));
		expect(before.filter((one) => !there.has(one))).toEqual([]);
	}
	isOver = true;
	await Promise.all(writers);
});

test("a backup consists of one file and its erasure list, readable by its owner only, and never overwrites", async () => {
	const { base, file, store } = await openPlace();
	await add(store, "key");
	const backup = path.join(base, "backup");
	expect(await backUpSqlite(file, backup)).toBe(1);
	expect((await readdir(base)).toSorted()).toEqual([
		"backup",
		"backup.erased",
		"data",
	]);
	for (const one of [backup, `${backup}.erased`])
		expect((await stat(one)).mode & 0o777).toBe(0o600);
	await expect(backUpSqlite(file, backup)).rejects.toThrow("already");
});

test("a backup that others may read is copied, when it is restored, to a file that only its owner can read", async () => {
	const folder = makeFolder();
	const [backup, staged] = [path.join(folder, "a"), path.join(folder, "b")];
	await writeFile(backup, "data");
	await chmod(backup, 0o644);
	makeOwnFile(staged);
	await copyBytes(backup, staged);
	expect((await stat(staged)).mode & 0o777).toBe(0o600);
	expect(await readFile(staged, "utf8")).toBe("data");
});

test("a backup waits for a locked database longer than a visitor's request does", async () => {
	const { base, file, store, database } = await openPlace();
	await add(store, "one");
	await database.close();
	const holder = new DatabaseSync(file);
	holder.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE");
	const backup = backUpSqlite(file, path.join(base, "one.sqlite"));
	const { now } = performance;
	let looks = 0;
	const clock = vi.spyOn(performance, "now").mockImplementation(() => {
		looks++;
		return now.call(performance) + 10 * 60_000;
	});
	onTestFinished(() => clock.mockRestore());
	await expect.poll(() => looks).toBeGreaterThan(5);
	holder.close();
	expect(await backup).toBe(1);
});

test("an interrupted or failed backup leaves no files behind", async () => {
	const { base, file, database, store } = await openPlace();
	await add(store, "key");
	const backup = path.join(base, "backup");
	for (const left of [".partial", ".partial-journal", ".partial-wal"])
		await writeFile(`${backup}${left}`, "what somebody wrote");
	expect(await backUpSqlite(file, backup)).toBe(1);
	await database.close();
	const bytes = await readFile(file);
	await writeFile(file, bytes.fill(255, bytes.length / 2));
	await expect(backUpSqlite(file, path.join(base, "other"))).rejects.toThrow();
	expect((await readdir(base)).toSorted()).toEqual([
		"backup",
		"backup.erased",
		"data",
	]);
});

test("a backup into the data folder is rejected, because erasure would not reach it", async () => {
	const { folder, file, store } = await openPlace();
	await add(store, "key");
	const inside = backUpSqlite(file, path.join(folder, "x/../backup"));
	await expect(inside).rejects.toThrow("outside");
	expect(await readdir(folder)).not.toContain("backup");
});

test("a restore erases enquiries again that were erased after the backup and leaves no trace of them", async () => {
	const { base, folder, file, database, store } = await openPlace();
	await storeTraces(database, 10);
	const backup = path.join(base, "backup");
	await backUpSqlite(file, backup);
	await createDesk(database).erasePerson(markedEmail, operatorActor);
	await database.close();
	const restored = await restoreSqlite({ file, backup, isSure: false });
	expect(restored).toMatchObject({ enquiries: 10, erased: 10 });
	expect(await countTraces(folder)).toBe(0);
	// If the folder was lost, the list of a later backup suffices.
	const later = path.join(base, "later");
	await backUpSqlite(file, later);
	await rm(folder, { recursive: true });
	await copyFile(`${later}.erased`, `${backup}.erased`);
	const again = await restoreSqlite({ file, backup, isSure: false });
	expect(again).toMatchObject({
		enquiries: 10,
		erased: 10,
		replaced: undefined,
	});
	expect(await countTraces(folder)).toBe(0);
	expect(await readFile(path.join(folder, "enquiries.erased"), "utf8")).toBe(
		await readFile(`${later}.erased`, "utf8"),
	);
	await expect(store.findReference("nobody's")).resolves.toBeUndefined();
});

test("what a killed restore left is deleted when the database is opened", async () => {
	const { base, folder, file, database } = await openPlace();
	await storeTraces(database, 1);
	const backup = path.join(base, "backup");
	await backUpSqlite(file, backup);
	await createDesk(database).erasePerson(markedEmail, operatorActor);
	await database.close();
	for (const suffix of ["", "-wal", "-journal"])
		await copyFile(backup, `${stagedFile(file)}${suffix}`);
	expect(await countTraces(folder)).toBeGreaterThan(0);
	const next = openSqliteDatabase(file);
	onTestFinished(() => next.close());
	await next.check();
	expect(await countTraces(folder)).toBe(0);
});

test("a restore fails while the database is open", async () => {
	const { base, file, database, store } = await openPlace();
	const backup = path.join(base, "backup");
	await add(store, "first");
	await backUpSqlite(file, backup);
	const second = await add(store, "second");
	for (const isSure of [false, true])
		await expect(restoreSqlite({ file, backup, isSure })).rejects.toThrow(
			"stop every server",
		);
	expect(await store.findReference("second")).toBe(second);
	await database.close();
	expect(await store.findReference("second")).toBe(second);
});

test("a restore drops enquiries newer than the backup only with --yes, and keeps the replaced file", async () => {
	const { base, file, database, store } = await openPlace();
	const backup = path.join(base, "backup");
	const first = await add(store, "first");
	await backUpSqlite(file, backup);
	const second = await add(store, "second");
	await database.close();
	const restore = (isSure: boolean) => restoreSqlite({ file, backup, isSure });
	await expect(restore(false)).rejects.toThrow("--yes");
	expect(await store.findReference("second")).toBe(second);
	await database.close();
	const { replaced = "" } = await restore(true);
	expect(await store.findReference("first")).toBe(first);
	expect(await store.findReference("second")).toBeUndefined();
	const before = openSqliteDatabase(replaced);
	onTestFinished(() => before.close());
	expect(await createEnquiryStore(before).findReference("second")).toBe(second);
	await expect(restore(true)).rejects.toThrow(BackupError);
});

test("a restore replaces a damaged database only with --yes and keeps the damaged file", async () => {
	const { base, file, database, store } = await openPlace();
	const backup = path.join(base, "backup");
	const first = await add(store, "first");
	await backUpSqlite(file, backup);
	await database.close();
	const damaged = "no database any more ".repeat(100);
	await writeFile(file, damaged);
	const restore = (isSure: boolean) => restoreSqlite({ file, backup, isSure });
	await expect(restore(false)).rejects.toThrow("--yes");
	const { replaced = "" } = await restore(true);
	expect(await readFile(replaced, "utf8")).toBe(damaged);
	expect(await store.findReference("first")).toBe(first);
});

test("a restore does not bring back sessions", async () => {
	const { base, file, database, store } = await openPlace();
	await add(store, "first");
	await database.use((db) =>
		db
			.insertInto("sessions")
			.values({ token_hash: "x", created_at: 1, expires_at: 2 ** 50 })
			.execute(),
	);
	const backup = path.join(base, "backup");
	await backUpSqlite(file, backup);
	await database.close();
	await restoreSqlite({ file, backup, isSure: false });
	const left = await database.use((db) =>
		db.selectFrom("sessions").select("token_hash").execute(),
	);
	expect(left).toEqual([]);
});

test.each([
	["something else", "no database, but of some length ".repeat(100)],
	["an empty file", ""],
])("%s is rejected as a backup and changes nothing", async (_name, text) => {
	const { base, folder, file, database, store } = await openPlace();
	const first = await add(store, "first");
	await database.close();
	const backup = path.join(base, "backup");
	await writeFile(backup, text);
	const restored = restoreSqlite({ file, backup, isSure: true });
	await expect(restored).rejects.toThrow("no backup of enquiries");
	expect(await readdir(folder)).toEqual(["enquiries.sqlite"]);
	expect(await store.findReference("first")).toBe(first);
});
