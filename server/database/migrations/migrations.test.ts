import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { createDesk } from "../../desk/desk-store.ts";
import { testActor } from "../../desk/test-enquiries.ts";
import { createEnquiryStore } from "../../enquiries/enquiry-store.ts";
import { testPlaces } from "../test-databases.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

/** The hash of each released step. Changing a step breaks the databases that have run it. */
const released = ["9f17e986732064e7", "1129cf8ea19b12cf"];

test("released migration steps never change", () => {
	const hashes = migrations.map((step) =>
		createHash("sha256").update(step.join("\n")).digest("hex").slice(0, 16),
	);
	expect(hashes.slice(0, released.length)).toEqual(released);
});

const words = {
	SQLite: ["INTEGER PRIMARY KEY AUTOINCREMENT", "BLOB"],
	PostgreSQL: ["BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY", "BYTEA"],
} as const;

/** The tables that a release with the first steps created, and data in them. */
function writeRelease(name: "SQLite" | "PostgreSQL", steps: number): string[] {
	const [identity, blob] = words[name];
	return [
		"CREATE TABLE migrations (version INTEGER PRIMARY KEY)",
		...migrations
			.slice(0, steps)
			.flatMap((step, index) => [
				...step.map((statement) =>
					String(statement)
						.replaceAll("{{identity}}", identity)
						.replaceAll("{{blob}}", blob),
				),
				`INSERT INTO migrations (version) VALUES (${index + 1})`,
			]),
		`INSERT INTO enquiries (reference, idempotency_key, kind, locale, name, email, phone, company,
			topic, position, message, transfer_consent, created_at)
		VALUES ('REF', 'key', 'expert', 'zh-CN', 'Li Wei', 'Li@Example.com', NULL, 'Firm', NULL, NULL,
			'Two Welders', 1, 1700000000000)`,
		"INSERT INTO post_counts (client, count, resets_at) VALUES ('a', 7, 9000000000000)",
	];
}

async function makeRelease(
	name: "SQLite" | "PostgreSQL",
	address: string,
	steps: number,
	further: readonly string[] = [],
): Promise<void> {
	const statements = [...writeRelease(name, steps), ...further];
	if (name === "SQLite") {
		await mkdir(path.dirname(address), { recursive: true });
		const file = new DatabaseSync(address);
		for (const statement of statements) file.exec(statement);
		return file.close();
	}
	const client = new Client({ connectionString: address });
	await client.connect();
	for (const statement of statements) await client.query(statement);
	await client.end();
}

describe.each(testPlaces)("on %s", (name, makePlace) => {
	test("concurrent instances migrate a database of the first release exactly once and preserve its data", async () => {
		const place = await makePlace();
		await makeRelease(name, place.address, 1);
		const databases = Array.from({ length: 5 }, () => place.open());
		await Promise.all(databases.map((database) => database.check()));
		const database = place.open();
		const store = createEnquiryStore(database);
		const found = await createDesk(database).find("REF");
		expect(found?.record).toMatchObject({
			name: "Li Wei",
			company: "Firm",
			message: "Two Welders",
			createdAt: 1_700_000_000_000,
		});
		// The window is so long that the stored count is still valid.
		expect((await store.countPost("a", 2 ** 52)).count).toBe(8);
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
	});

	test("migrating from the second release maps states and makes notes searchable", async () => {
		const place = await makePlace();
		await makeRelease(name, place.address, 2, [
			"UPDATE enquiries SET state = 'done', position = 'LW-7'",
			"INSERT INTO enquiry_events (reference, kind, text, created_at) VALUES ('REF', 'note', 'Called Her', 1), ('REF', 'state', 'done', 2), ('REF', 'note', 'Again', 3)",
		]);
		const desk = createDesk(place.open());
		const found = await desk.find("REF");
		expect(found?.record).toMatchObject({ state: "closed", assignee: null });
		expect(found?.events).toMatchObject([
			{ kind: "note", text: "Called Her", author: null },
			{ kind: "state", state: "closed", author: null },
			{ kind: "note", text: "Again" },
		]);
		for (const search of ["called again", "lw-7"]) {
			const { records } = await desk.list({ filter: { search }, limit: 9 });
			expect(records, search).toHaveLength(1);
		}
	});

	test("migrating from the second release lowercases non-ASCII letters in addresses, so they are found and erased", async () => {
		const place = await makePlace();
		await makeRelease(name, place.address, 2, [
			"UPDATE enquiries SET email = 'MÜLLER@Ä.example', search_text = 'ref li wei mÜller@Ä.example'",
		]);
		const desk = createDesk(place.open());
		const filter = { search: "müller@ä.example" };
		expect((await desk.list({ filter, limit: 9 })).records).toMatchObject([
			{ email: "MüLLER@ä.example" },
		]);
		expect(await desk.erasePerson("Müller@Ä.example", testActor)).toBe(1);
	});

	test("a new database opened concurrently is created exactly once", async () => {
		const place = await makePlace();
		const databases = Array.from({ length: 8 }, () => place.open());
		await Promise.all(databases.map((database) => database.check()));
	});

	test("a database of the second release applies a further step once, and the previous release can still open it", async () => {
		const place = await makePlace();
		await makeRelease(name, place.address, 2);
		const further = [
			"CREATE TABLE further (number INTEGER)",
			"INSERT INTO further (number) VALUES (1)",
		];
		const databases = Array.from({ length: 5 }, () => place.open());
		const next = databases.map((database) =>
			database.use((db) =>
				migrate(db, database.dialect, [...migrations, further]),
			),
		);
		await Promise.all(next);
		const database = place.open();
		await database.check();
		expect(await createEnquiryStore(database).findReference("key")).toBe("REF");
		const { rows } = await database.use((db) =>
			sql`SELECT number FROM further`.execute(db),
		);
		expect(rows).toEqual([{ number: 1 }]);
		const versions = await database.use((db) =>
			db.selectFrom("migrations").selectAll().orderBy("version").execute(),
		);
		expect(versions.map(({ version }) => version)).toEqual(
			[...migrations, further].map((_step, index) => index + 1),
		);
	});

	test("a failed migration step rolls back and leaves the database unchanged", async () => {
		const place = await makePlace();
		await makeRelease(name, place.address, 2);
		const database = place.open();
		const broken = ["CREATE TABLE further (number INTEGER)", "SELECT FROM"];
		const migrating = database.use((db) =>
			migrate(db, database.dialect, [...migrations, broken]),
		);
		await expect(migrating).rejects.toThrow(/syntax/);
		const reading = database.use((db) =>
			sql`SELECT number FROM further`.execute(db),
		);
		await expect(reading).rejects.toThrow(/further/);
		expect(await createEnquiryStore(database).findReference("key")).toBe("REF");
	});
});
