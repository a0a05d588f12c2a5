import { rm } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../../scripts/test/test-folder.ts";
import { operatorActor } from "../../audit/actor.ts";
import { createAuditTrail } from "../../audit/audit-trail.ts";
import { createDesk } from "../../desk/desk-store.ts";
import { copyDatabase } from "../../desk/operator-backup.ts";
import { createAccountStore } from "../../staff/account-store.ts";
import { createCredentialStore } from "../../staff/credential-store.ts";
import { createPasskeyStore } from "../../staff/passkey-store.ts";
import { markedEmail, storeTraces } from "../erasure/test-traces.ts";
import { openSqliteDatabase } from "../sqlite/sqlite-database.ts";
import { backUpSqlite } from "./sqlite-backup.ts";

/** A database with two enquiries and the accounts of Anna, Bert and Cleo, and its backup. */
async function openPlace() {
	const base = makeFolder();
	const dataDir = path.join(base, "data");
	const file = path.join(dataDir, "enquiries.sqlite");
	const open = () => {
		const database = openSqliteDatabase(file);
		onTestFinished(() => database.close());
		return {
			database,
			accounts: createAccountStore(database),
			credentials: createCredentialStore(database),
			passkeys: createPasskeyStore(database),
			desk: createDesk(database),
		};
	};
	const site = open();
	await storeTraces(site.database, 1);
	const refused = (createdAt: number) =>
		createAuditTrail(site.database, () => createdAt).record([
			{ action: "sign-in-refused", actor: operatorActor },
		]);
	const add = async (name: string, at = site) => {
		const account = {
			email: `${name}@example.com`,
			name,
			role: "staff",
		} as const;
		const added = await at.accounts.add(account, operatorActor);
		const id = added?.id ?? 0;
		await at.credentials.setPassword(id, "old", undefined, operatorActor);
		return id;
	};
	const ids = [
		await add("anna"),
		await add("bert"),
		await add("cleo"),
	] as const;
	await refused(1);
	const backup = path.join(base, "backup");
	await backUpSqlite(file, backup);
	const restore = () =>
		copyDatabase(
			{ name: "restore", file: backup, isSure: true },
			{ dataDir, databaseUrl: undefined },
		);
	return { dataDir, open, site, add, ids, restore };
}

const actionsOf = async ({ desk }: { desk: ReturnType<typeof createDesk> }) =>
	(await desk.audit.list({}, undefined, 99)).map(({ action }) => action);

test("a restore keeps the current accounts and audit trail, and is itself recorded", async () => {
	const { open, site, add, ids, restore } = await openPlace();
	const [anna, bert, cleo] = ids;
	// The backup's last entry is not in the trail anymore.
	await site.database.use((db) =>
		db.deleteFrom("audit").where("created_at", "=", 1).execute(),
	);
	await site.accounts.remove(anna, operatorActor);
	await site.credentials.setPassword(bert, "new", undefined, operatorActor);
	await site.accounts.setRole(bert, "administrator", operatorActor);
	const passkey = {
		credentialId: "key",
		publicKey: Uint8Array.from([1, 255]),
		counter: 7,
		transports: ["internal"],
	};
	await site.passkeys.add(cleo, passkey, undefined, operatorActor);
	const dora = await add("dora");
	await site.accounts.remove(await add("emil"), operatorActor);
	await site.desk.erasePerson(markedEmail, operatorActor);
	const before = await actionsOf(site);
	const entries = await site.desk.audit.list({}, undefined, 99);
	await site.database.close();
	expect(await restore()).not.toContain("accounts are");

	const restored = open();
	const listed = await restored.accounts.list();
	expect(listed).toMatchObject([
		{ id: bert, role: "administrator", passwordHash: "new", passkeys: 0 },
		{ id: cleo, role: "staff", passwordHash: "old", passkeys: 1 },
		{ id: dora, passwordHash: "old" },
	]);
	expect((await restored.passkeys.find("key"))?.passkey).toMatchObject(passkey);
	expect(await actionsOf(restored)).toEqual([
		"erase",
		"restore",
		...before,
		"sign-in-refused",
	]);
	expect(await restored.desk.audit.list({}, undefined, 99)).toEqual(
		expect.arrayContaining([...entries]),
	);
	expect(await add("fred", restored)).toBeGreaterThan(dora + 1);
});

test.each([false, true])(
	"a restore after data loss brings back the accounts of the backup and lists them (new database: %s)",
	async (isNew) => {
		const { dataDir, open, site, ids, restore } = await openPlace();
		await site.accounts.remove(ids[0], operatorActor);
		await site.database.close();
		await rm(dataDir, { recursive: true });
		if (isNew) {
			const other = open();
			await other.database.check();
			await other.database.close();
		}
		expect(await restore()).toContain(
			"accounts are as they were then, remove who has left since: anna@example.com, bert@example.com, cleo@example.com",
		);
		expect(await open().accounts.list()).toHaveLength(3);
	},
);
