import { spawn } from "node:child_process";
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { testBuild } from "../scripts/test/test-build.ts";
import { makeFolder } from "../scripts/test/test-folder.ts";
import { operatorActor } from "./audit/actor.ts";
import { deadlines } from "./database/deadlines.ts";
import {
	countTraces,
	markedEmail,
	storeTraces,
} from "./database/erasure/test-traces.ts";
import { openSqliteDatabase } from "./database/sqlite/sqlite-database.ts";
import { createDesk } from "./desk/desk-store.ts";
import { insertEnquiries, testReference } from "./desk/test-enquiries.ts";

/** Runs a build's program, as in production. */
async function run(folder: string, ...words: string[]) {
	const program = path.join(
		await testBuild("production"),
		"server/enquiries.js",
	);
	const child = spawn(process.execPath, [program, ...words], {
		env: { DATA_DIR: folder },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const closed = new Promise((resolve) => child.once("close", resolve));
	const [output, errors] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
	]);
	return { code: await closed, output, errors };
}

async function fillFolder() {
	const folder = makeFolder();
	const database = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	await insertEnquiries(database, [
		{ name: "李伟", email: "wei@example.com", state: "closed" },
		{ name: "evil\u001b[2J", email: "WEI@example.com", phone: "+971 50" },
		{ name: "Other", email: "other@example.com", position: "LW-2611-01" },
	]);
	await database.close();
	return folder;
}

async function countLeft(folder: string): Promise<number> {
	const database = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	const { counts } = await createDesk(database).count();
	await database.close();
	return Object.values(counts).reduce((sum, count) => sum + count);
}

test("list prints the newest enquiries, filtered, with control characters removed", async () => {
	const folder = await fillFolder();
	const all = await run(folder, "list");
	expect(all.code).toBe(0);
	expect(all.output.split("\n")[1]).toContain("Other");
	expect(all.output).toContain("evil\ufffd[2J");
	expect(all.output).not.toContain("\u001b");
	expect(all.output).toContain(
		"2 new, 0 in progress, 0 waiting, 0 answered, 0 placed, 1 closed",
	);
	const words = ["--search", "WEI", "--state", "new", "--limit", "1"];
	const some = await run(folder, "list", ...words);
	expect(some.output).toContain("evil");
	expect(some.output).toContain("1 listed");
});

test("export writes CSV to standard output or to a new file readable by its owner only", async () => {
	const folder = await fillFolder();
	const filter = ["--position", "LW-2611-01"];
	const { output, code } = await run(folder, "export", ...filter);
	expect(code).toBe(0);
	expect(output.split("\r\n")).toHaveLength(3);
	const file = path.join(folder, "out.csv");
	expect((await run(folder, "export", ...filter, file)).code).toBe(0);
	// Reading a stream as text drops the byte order mark.
	expect(await readFile(file, "utf8")).toBe(`\ufeff${output}`);
	expect((await stat(file)).mode & 0o777).toBe(0o600);
	const again = await run(folder, "export", ...filter, file);
	expect(again.code).toBe(1);
	expect(again.errors).toBe(`there is ${file} already\n`);
	const database = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	onTestFinished(() => database.close());
	const detail = "position=LW-2611-01";
	const exported = { action: "export", staffName: "operator", detail };
	expect(await createDesk(database).audit.list({}, undefined, 9)).toMatchObject(
		[exported, exported, exported],
	);
});

test("erase removes all enquiries from an address once confirmed", async () => {
	const folder = await fillFolder();
	const sure = await run(folder, "erase", "wei@example.com", "--yes");
	expect(sure).toMatchObject({ code: 0, errors: "" });
	expect(sure.output).toBe("enquiries erased from wei@example.com: 2\n");
	expect(await countLeft(folder)).toBe(1);
	const database = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	onTestFinished(() => database.close());
	const entries = await createDesk(database).audit.list({}, undefined, 9);
	const erased = { action: "erase", staffName: "operator", address: null };
	expect(entries).toMatchObject([erased, erased]);
});

test("erase waits for a concurrent writer longer than a visitor's request does", async () => {
	const folder = await fillFolder();
	const other = new DatabaseSync(path.join(folder, "enquiries.sqlite"));
	other.exec("BEGIN IMMEDIATE");
	const erased = run(folder, "erase", "wei@example.com", "--yes");
	const isDone = await Promise.race([
		erased.then(() => true),
		setTimeout(deadlines.writeMs + 3000, false),
	]);
	other.exec("COMMIT");
	other.close();
	expect([isDone, (await erased).code]).toEqual([false, 0]);
});

test("erase removes every trace from all files, even while a server has the database open", async () => {
	const folder = makeFolder();
	const server = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	onTestFinished(() => server.close());
	await storeTraces(server, 5);
	const erased = await run(folder, "erase", markedEmail, "--yes");
	expect(erased).toMatchObject({ code: 0, errors: "" });
	expect(erased.output).toBe(`enquiries erased from ${markedEmail}: 5\n`);
	expect(await countTraces(folder)).toBe(0);
});

test("backup and restore bring enquiries back, except those erased since", async () => {
	const folder = await fillFolder();
	const server = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	onTestFinished(() => server.close());
	await server.check();
	const file = path.join(makeFolder(), "backup");
	expect(await run(folder, "backup", file)).toEqual({
		code: 0,
		errors: "",
		output: `enquiries backed up to ${file}: 3\n`,
	});
	await createDesk(server).erasePerson("wei@example.com", operatorActor);
	const early = await run(folder, "restore", file);
	expect([early.code, early.errors]).toEqual([
		1,
		expect.stringContaining("stop every server"),
	]);
	await server.close();
	const { code, output } = await run(folder, "restore", file);
	expect(code).toBe(0);
	expect(output).toMatch(/^enquiries restored from .*: 1;/);
	expect(output).toContain("2 erased again");
	expect(await countLeft(folder)).toBe(1);
});

test("erase --listed erases the enquiries of an erasure list again", async () => {
	const folder = await fillFolder();
	const list = path.join(folder, "list");
	await writeFile(list, `${testReference(0)}\n${testReference(9)}\ncut o`);
	const { output } = await run(folder, "erase", "--listed", list, "--yes");
	expect(output).toBe("listed enquiries erased: 1\n");
	expect(await countLeft(folder)).toBe(2);
});

test.each([
	[["dance"], 2, "list [--limit 20]"],
	[["restore", "nowhere"], 1, "no such file or folder: nowhere\n"],
	[["backup", "nowhere/backup"], 1, "no such file or folder: nowhere"],
	[["list"], 1, "no enquiries at"],
])("%j exits with %i and reports: %s", async (words, code, reason) => {
	const folder = makeFolder();
	const result = await run(folder, ...words);
	expect(result.code).toBe(code);
	expect(result.errors).toContain(reason);
	expect(result.errors).not.toContain("    at ");
});

test("--help prints the usage", async () => {
	const folder = makeFolder();
	const { code, output } = await run(folder, "--help");
	expect(code).toBe(0);
	expect(output).toContain("erase EMAIL --yes");
});
