import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../../scripts/test/test-folder.ts";
import { operatorActor } from "../../audit/actor.ts";
import { createDesk } from "../../desk/desk-store.ts";
import { erase } from "../../desk/operator-erase.ts";
import { createAccountStore } from "../../staff/account-store.ts";
import { createPasskeyStore } from "../../staff/passkey-store.ts";
import { operatorDeadlines } from "../deadlines.ts";
import { markedEmail, storeTraces } from "../erasure/test-traces.ts";
import { openDatabase } from "../open-database.ts";
import { testPostgres } from "../test-databases.ts";
import { findPostgres } from "../test-databases-binaries.ts";

const run = promisify(execFile);

/** Runs the guide's lines that begin with a program, in order. */
async function follow(program: string, env: Record<string, string>) {
	const guide = await readFile("scripts/deploy/OPERATIONS.md", "utf8");
	const lines = guide.matchAll(new RegExp(`^${program} .*$`, "gm"));
	const commands = [...lines].map(([line]) => line.replace(/\bFILE/g, "$FILE"));
	expect(commands).not.toEqual([]);
	await run("sh", ["-ec", commands.join("\n")], { env });
}

test("the guide's commands bring enquiries back, erase again what was erased, and leave accounts and the audit trail as they are", async () => {
	const dataDir = makeFolder();
	const databaseUrl = await testPostgres.createDatabase();
	const env = {
		PATH: `${await findPostgres()}:${process.env.PATH}`,
		FILE: path.join(dataDir, "dump"),
		DATABASE_URL: databaseUrl,
	};
	const database = await openDatabase(
		{ databaseUrl, dataDir },
		{ limits: operatorDeadlines },
	);
	onTestFinished(() => database.close());
	const desk = createDesk(database);
	const accounts = createAccountStore(database);
	const passkeys = createPasskeyStore(database);
	const add = async (email: string) => {
		const account = { email, name: "Li", role: "administrator" } as const;
		return (await accounts.add(account, operatorActor))?.id ?? 0;
	};
	await storeTraces(database, 3);
	const [left, demoted] = [await add("left@x.com"), await add("li@x.com")];
	await follow("pg_dump", env);
	expect(await desk.erasePerson(markedEmail, operatorActor)).toBe(3);
	await accounts.remove(left, operatorActor);
	await accounts.setRole(demoted, "staff", operatorActor);
	const passkey = { publicKey: Uint8Array.of(1), counter: 0, transports: [] };
	await passkeys.add(
		demoted,
		{ credentialId: "new", ...passkey },
		undefined,
		operatorActor,
	);
	const listed = await accounts.list();
	const trail = await desk.audit.list({}, undefined, 99);
	await database.close();
	await follow("pg_restore", env);
	const { counts } = await desk.count();
	expect(counts.closed + counts.progress).toBe(6);
	const command = { name: "eraseListed", file: undefined } as const;
	expect(await erase(database, command, dataDir)).toBe(
		"listed enquiries erased: 3\n",
	);
	expect(await desk.erasePerson(markedEmail, operatorActor)).toBe(0);
	expect(await accounts.list()).toEqual(listed);
	expect(await desk.audit.list({}, undefined, 99)).toEqual(
		expect.arrayContaining([...trail]),
	);
	expect(await add("next@x.com")).toBeGreaterThan(demoted);
});
