import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { testBuild } from "../scripts/test/test-build.ts";
import { openSqliteDatabase } from "./database/sqlite-database.ts";
import { insertEnquiries } from "./desk/test-enquiries.ts";

/** Runs the program of a build, as in production. */
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

async function makeFolder() {
	const folder = await mkdtemp(path.join(tmpdir(), "operator-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

async function fillFolder() {
	const folder = await makeFolder();
	const database = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	await insertEnquiries(database, [
		{ name: "\u674e\u4f1f", email: "wei@example.com", state: "done" },
		{ name: "evil\u001b[2J", email: "WEI@example.com", phone: "+971 50" },
		{ name: "Other", email: "other@example.com" },
	]);
	await database.close();
	return folder;
}

test("list prints the newest, filtered, and steers no terminal", async () => {
	const folder = await fillFolder();
	const all = await run(folder, "list");
	expect(all.code).toBe(0);
	expect(all.output.split("\n")[1]).toContain("Other");
	expect(all.output).toContain("evil\ufffd[2J");
	expect(all.output).not.toContain("\u001b");
	expect(all.output).toContain("2 new, 0 in progress, 1 done");
	const some = await run(folder, "list", "--state", "new", "--limit", "1");
	expect(some.output).toContain("1 listed");
	const found = await run(folder, "list", "--search", "\u674e\u4f1f");
	expect(found.output).toContain("wei@example.com");
	expect(found.output).toContain("1 listed");
});

test("export writes CSV to standard output, or to a new file for its owner alone", async () => {
	const folder = await fillFolder();
	const { output, code } = await run(folder, "export");
	expect(code).toBe(0);
	expect(output.split("\r\n")).toHaveLength(5);
	expect(output).toContain(`"'+971 50"`);
	const file = path.join(folder, "out.csv");
	expect((await run(folder, "export", file)).code).toBe(0);
	// Reading a stream as text drops the mark.
	expect(await readFile(file, "utf8")).toBe(`\ufeff${output}`);
	expect((await stat(file)).mode & 0o777).toBe(0o600);
	const again = await run(folder, "export", file);
	expect(again.code).toBe(1);
	expect(again.errors).toContain("EEXIST");
});

test("erase takes all of an address, once that is confirmed", async () => {
	const folder = await fillFolder();
	const unsure = await run(folder, "erase", "wei@example.com");
	expect(unsure.code).toBe(2);
	expect(unsure.errors).toContain("--yes");
	const sure = await run(folder, "erase", "wei@example.com", "--yes");
	expect(sure).toMatchObject({ code: 0, errors: "" });
	expect(sure.output).toBe("erased 2 enquiries from wei@example.com\n");
	expect((await run(folder, "list")).output).toContain("1 listed");
});

test.each([
	[[], 2, "list [--limit 20]"],
	[["dance"], 2, "list [--limit 20]"],
	[["list", "more"], 2, "list [--limit 20]"],
	[["list", "--state", "gone"], 2, "--state is one of new, progress, done"],
	[["list", "--limit", "0"], 2, "--limit is a number"],
	[["list", "--what"], 2, "--what"],
	[["erase"], 2, "erase needs an email address"],
	[["list"], 1, "no enquiries at"],
])("%j ends with %i and says %s", async (words, code, reason) => {
	const folder = await makeFolder();
	const result = await run(folder, ...words);
	expect(result.code).toBe(code);
	expect(result.errors).toContain(reason);
	expect(result.errors).not.toContain("    at ");
});

test("--help explains", async () => {
	const folder = await makeFolder();
	const { code, output } = await run(folder, "--help");
	expect(code).toBe(0);
	expect(output).toContain("erase EMAIL --yes");
});
