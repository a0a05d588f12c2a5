import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../../scripts/test/test-folder.ts";
import { operatorActor } from "../../audit/actor.ts";
import { createDesk } from "../../desk/desk-store.ts";
import { erase } from "../../desk/operator-erase.ts";
import { operatorDeadlines } from "../deadlines.ts";
import { markedEmail, storeTraces } from "../erasure/test-traces.ts";
import { openDatabase } from "../open-database.ts";
import { testPostgres } from "../test-databases.ts";
import { findPostgres } from "../test-databases-binaries.ts";

const run = promisify(execFile);

test("pg_dump and pg_restore bring enquiries back, and the erasure list erases them again", async () => {
	const dataDir = makeFolder();
	const programs = await findPostgres();
	const databaseUrl = await testPostgres.createDatabase();
	const file = path.join(dataDir, "dump");
	const database = await openDatabase(
		{ databaseUrl, dataDir },
		{ limits: operatorDeadlines },
	);
	onTestFinished(() => database.close());
	const desk = createDesk(database);
	await storeTraces(database, 3);
	await run(path.join(programs, "pg_dump"), ["-Fc", "-f", file, databaseUrl]);
	expect(await desk.erasePerson(markedEmail, operatorActor)).toBe(3);
	await database.close();
	await run(path.join(programs, "pg_restore"), [
		...["--clean", "--if-exists", "-d", databaseUrl, file],
	]);
	const { counts } = await desk.count();
	expect(counts.closed + counts.progress).toBe(6);
	const command = { name: "eraseListed", file: undefined } as const;
	expect(await erase(database, command, dataDir)).toBe(
		"erased 3 listed enquiries\n",
	);
	expect(await desk.erasePerson(markedEmail, operatorActor)).toBe(0);
	// The audit trail comes from the dump, too.
	const erased = await desk.audit.list({ action: "erase" }, undefined, 9);
	expect(erased).toHaveLength(3);
});
