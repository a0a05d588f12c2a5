import { mkdir } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { expect, test } from "vitest";
import { createEnquiryStore } from "../enquiries/enquiry-store.ts";
import { migrations } from "./migrations.ts";
import { testPlaces } from "./test-databases.ts";

const released = [
	"CREATE TABLE migrations (version INTEGER PRIMARY KEY)",
	...(migrations[0] ?? []),
	"INSERT INTO migrations (version) VALUES (1)",
	`INSERT INTO enquiries (reference, idempotency_key, kind, locale, name, email, phone, company,
		topic, position, message, transfer_consent, created_at)
	VALUES ('REF', 'key', 'expert', 'zh-CN', 'Li Wei', 'Li@Example.com', NULL, 'Firm', NULL, NULL,
		'Two Welders', 1, 1700000000000)`,
	"INSERT INTO post_counts (client, count, resets_at) VALUES ('a', 7, 9000000000000)",
];

/** Makes what the first release has left behind. */
async function runReleased(name: string, address: string): Promise<void> {
	if (name === "SQLite") {
		await mkdir(path.dirname(address), { recursive: true });
		const file = new DatabaseSync(address);
		for (const statement of released) file.exec(statement);
		return file.close();
	}
	const client = new Client({ connectionString: address });
	await client.connect();
	for (const statement of released) await client.query(statement);
	await client.end();
}

test.each(testPlaces)(
	"%s of the first release is brought up to date, by one of many, and keeps what it holds",
	async (name, makePlace) => {
		const place = await makePlace();
		await runReleased(name, place.address);
		const databases = Array.from({ length: 5 }, () => place.open());
		const up = databases.map((database) => database.isUp());
		expect(await Promise.all(up)).toEqual(Array(5).fill(true));
		const database = place.open();
		const store = createEnquiryStore(database);
		expect(await store.find("REF")).toMatchObject({
			...{ name: "Li Wei", company: "Firm", message: "Two Welders" },
			createdAt: 1_700_000_000_000,
		});
		expect((await store.countPost("a", 1)).count).toBe(8);
		const [enquiries, versions] = await database.use(async (db) => [
			await db.selectFrom("enquiries").selectAll().execute(),
			await db.selectFrom("migrations").selectAll().execute(),
		]);
		expect(enquiries).toMatchObject([
			{
				state: "new",
				search_text: "ref li wei li@example.com firm two welders",
			},
		]);
		expect(versions.map(({ version }) => version)).toEqual(
			migrations.map((_step, index) => index + 1),
		);
	},
);

test.each(testPlaces)(
	"a new %s that many open at once is made once",
	async (_name, makePlace) => {
		const place = await makePlace();
		const databases = Array.from({ length: 8 }, () => place.open());
		const up = databases.map((database) => database.isUp());
		expect(await Promise.all(up)).toEqual(Array(8).fill(true));
	},
);
