import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { testBuild } from "../../scripts/test/test-build.ts";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { openSqliteDatabase } from "../database/sqlite/sqlite-database.ts";
import { readStaffCommand, runStaffCommand } from "./staff-command.ts";
import { openStaffSite } from "./test-staff.ts";

/** Runs a build's program, as in the container image. */
async function run(folder: string, ...words: string[]) {
	const dist = await testBuild("production");
	const program = path.join(dist, "server/enquiries.js");
	const child = spawn(process.execPath, [program, "staff", ...words], {
		env: { DATA_DIR: folder, SITE_ORIGIN: "https://www.example.com" },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const closed = new Promise((resolve) => child.once("close", resolve));
	const [output, errors] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
	]);
	return { code: await closed, output, errors };
}

const li = ["add", "Li@Example.com", "--name", "Li Wei"];

test("staff add creates the first account in an empty folder, says where, and prints its invite link", async () => {
	const folder = makeFolder();
	const words = [...li, "--role", "administrator", "--locale", "zh-CN"];
	const added = await run(folder, ...words);
	expect(added.code).toBe(0);
	expect(added.errors).toContain(path.join(folder, "enquiries.sqlite"));
	const [, link] =
		/^https:\/\/www\.example\.com(\/login\/invite\/[\w-]{43})\n$/.exec(
			added.output,
		) ?? [];
	const { get, deps } = await openStaffSite({ DATA_DIR: folder });
	await get(link ?? "").expect(200);
	expect(await deps.staff.accounts.list()).toMatchObject([
		{ email: "li@example.com", name: "Li Wei", role: "administrator" },
	]);
});

test("accounts can be listed, get new links, and are removed with their sessions", async () => {
	const site = await openStaffSite();
	await site.addAccount();
	const cookie = await site.signIn();
	const { folder } = site;
	const listed = await run(folder, "list");
	expect(listed.output).toBe("li@example.com  staff  li\n");
	const linked = await run(folder, "link", "LI@example.com");
	expect(linked.output).toContain("/en-US/login/invite/");
	await site.get("/desk", cookie).expect(200);
	const removed = await run(folder, "remove", "li@example.com");
	expect(removed).toMatchObject({
		code: 0,
		output: "removed li@example.com\n",
	});
	await site.get("/desk", cookie).expect(302);
});

test.each([
	[["add", "li@example.com"], 2, "add needs --name NAME"],
	[["add", "li", "--name", "Li"], 2, "add needs an email address"],
	[[...li, "--role", "king"], 2, "--role is one of staff, administrator"],
	[li, 1, "Li@Example.com has an account already"],
	[["remove", "wei@example.com"], 1, "there is no account of wei@example.com"],
	[["dance"], 2, "Not a command: dance"],
	[[], 2, "Which command?"],
	[["list", "all"], 2, "Not a command: list all"],
	[["link"], 2, "link needs an email address"],
	[[...li, "--locale", "fr"], 2, "--locale is one of zh-CN, en-US"],
	[["list", "--what"], 2, "--what"],
])(
	"%j fails with exit code %i and the message: %s",
	async (words, exitCode, reason) => {
		const database = openSqliteDatabase(path.join(makeFolder(), "a.sqlite"));
		onTestFinished(() => database.close());
		const command = async (given: readonly string[]) =>
			runStaffCommand(
				readStaffCommand(given),
				database,
				"https://www.example.com",
			);
		await command(li);
		const message = expect.stringContaining(reason);
		await expect(command(words)).rejects.toMatchObject({ exitCode, message });
	},
);

test("a command that cannot be performed, and help, create no database", async () => {
	const folder = makeFolder();
	const outcomes = [
		[["help"], 0, "staff remove EMAIL"],
		[["lst"], 2, "Not a command: lst"],
		[["list"], 1, "no enquiries at"],
	] as const;
	for (const [words, code, reason] of outcomes) {
		const told = await run(folder, ...words);
		expect(told.code).toBe(code);
		expect(told.output + told.errors).toContain(reason);
	}
	expect(readdirSync(folder)).toEqual([]);
});
