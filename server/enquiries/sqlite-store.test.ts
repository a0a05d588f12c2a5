import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { isReference } from "../../shared/enquiry.ts";
import type { Enquiry } from "../../shared/enquiry-schema.ts";
import { StoreDownError } from "./enquiry-store.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const enquiry: Enquiry = {
	kind: "expert",
	name: "Li Wei",
	email: "li.wei@example.com",
	phone: "+86 138 0000 0000",
	company: "",
	topic: "industry/oil-gas",
	position: null,
	message: "Zwei \u674e <b>'; DROP TABLE enquiries; --",
	consent: true,
	transfer: true,
	locale: "zh-CN",
};

async function makeFolder(): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), "enquiries-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

async function openStore(now?: () => number) {
	const file = path.join(await makeFolder(), "data/enquiries.sqlite");
	const store = openSqliteStore(file, now);
	onTestFinished(() => store.close());
	return { file, store };
}

function countRows(file: string): unknown {
	const database = new DatabaseSync(file, { readOnly: true });
	try {
		return database.prepare("SELECT count(*) AS n FROM enquiries").get()?.n;
	} finally {
		database.close();
	}
}

test("what is stored is found again, as it was, also after a restart", async () => {
	const { file, store } = await openStore(() => 1_700_000_000_000);
	const reference = await store.add(enquiry, "key");
	expect(isReference(reference)).toBe(true);
	await store.close();
	const reopened = openSqliteStore(file);
	onTestFinished(() => reopened.close());
	expect(await reopened.find(reference)).toEqual({
		...enquiry,
		company: null,
		reference,
		createdAt: 1_700_000_000_000,
	});
	expect(await reopened.findReference("key")).toBe(reference);
});

test("a repeated key stores nothing and gives the first reference, also after a restart", async () => {
	const { file, store } = await openStore();
	const first = await store.add(enquiry, "key");
	expect(await store.add({ ...enquiry, name: "other" }, "key")).toBe(first);
	await store.close();
	expect(await store.add(enquiry, "key")).toBe(first);
	expect(await store.add(enquiry, "another key")).not.toBe(first);
	expect(countRows(file)).toBe(2);
});

test("two processes that store under one key at once agree on the reference", async () => {
	const { file, store } = await openStore();
	await store.isUp();
	const script = `
		const { openSqliteStore } = await import(${JSON.stringify(path.join(import.meta.dirname, "sqlite-store.ts"))});
		const store = openSqliteStore(${JSON.stringify(file)});
		const references = [];
		for (let i = 0; i < 50; i++) references.push(await store.add(${JSON.stringify(enquiry)}, "key " + i));
		process.stdout.write(JSON.stringify(references));`;
	const run = () =>
		promisify(execFile)(process.execPath, [
			"--input-type=module",
			"--eval",
			script,
		]);
	const [one, two] = await Promise.all([run(), run()]);
	expect(JSON.parse(one.stdout)).toEqual(JSON.parse(two.stdout));
	expect(new Set(JSON.parse(one.stdout)).size).toBe(50);
	expect(countRows(file)).toBe(50);
});

test("the file is journaled, flushed on commit, and readable by its owner alone", async () => {
	const { file, store } = await openStore();
	await store.add(enquiry, "key");
	const database = new DatabaseSync(file, { readOnly: true });
	expect(database.prepare("PRAGMA journal_mode").get()).toEqual({
		journal_mode: "wal",
	});
	database.close();
	expect(((await stat(file)).mode & 0o777).toString(8)).toBe("600");
});

test("posts are counted by client, in windows", async () => {
	let time = 1000;
	const { store } = await openStore(() => time);
	const count = async (client: string) =>
		(await store.countPost(client, 600)).count;
	expect([await count("a"), await count("a"), await count("b")]).toEqual([
		1, 2, 1,
	]);
	time = 1599;
	expect(await store.countPost("a", 600)).toEqual({ count: 3, resetsAt: 1600 });
	time = 1600;
	expect(await store.countPost("a", 600)).toEqual({ count: 1, resetsAt: 2200 });
});

test("a store that cannot be opened is down, and up once it can", async () => {
	const folder = await makeFolder();
	const blocked = path.join(folder, "data");
	await writeFile(blocked, "in the way");
	const store = openSqliteStore(path.join(blocked, "enquiries.sqlite"));
	onTestFinished(() => store.close());
	expect(await store.isUp()).toBe(false);
	await expect(store.add(enquiry, "key")).rejects.toThrow(StoreDownError);
	await expect(store.countPost("a", 1)).rejects.toThrow(StoreDownError);
	await expect(store.findReference("key")).rejects.toThrow(StoreDownError);
	await rm(blocked);
	expect(await store.isUp()).toBe(true);
	expect(isReference(await store.add(enquiry, "key"))).toBe(true);
});

test("a file that is no database is left as it is, and the store is down", async () => {
	const file = path.join(await makeFolder(), "enquiries.sqlite");
	await writeFile(file, "something else that is long enough to be looked at");
	await chmod(file, 0o644);
	const store = openSqliteStore(file);
	onTestFinished(() => store.close());
	expect(await store.isUp()).toBe(false);
	expect((await stat(file)).size).toBe(50);
});

test("a file that has been taken away is not written to any more", async () => {
	const { file, store } = await openStore();
	await store.add(enquiry, "key");
	for (const suffix of ["", "-wal", "-shm"])
		await rm(file + suffix, { force: true });
	const reference = await store.add(enquiry, "key");
	expect(countRows(file)).toBe(1);
	expect(await store.findReference("key")).toBe(reference);
});
