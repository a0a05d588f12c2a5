import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createDesk } from "../desk/desk-store.ts";
import { createEnquiryStore } from "../enquiries/enquiry-store.ts";
import { hardEnquiry } from "../enquiries/test-enquiry.ts";
import { StoreDownError } from "./database.ts";
import { testDatabases } from "./test-databases.ts";

const session = { token_hash: "hash", created_at: 1, expires_at: 2 };

describe.each(testDatabases)("on %s", (_name, open) => {
	test("values are stored and returned unchanged", async () => {
		const database = await open();
		const reference = await createEnquiryStore(database).add(
			hardEnquiry,
			"key",
		);
		const event = {
			reference,
			kind: "note",
			text: `${hardEnquiry.message}\u00e9\uff21\u3000`,
			created_at: Number.MAX_SAFE_INTEGER,
		};
		const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
		const file = {
			reference,
			file_name: "",
			media_type: "x",
			size: 256,
			bytes,
		};
		const [events, files, delivery, counts] = await database.transaction(
			async (db) => [
				await db
					.insertInto("enquiry_events")
					.values([event, event])
					.returningAll()
					.execute(),
				await db
					.insertInto("attachments")
					.values(file)
					.returning("bytes")
					.execute(),
				await db
					.insertInto("outbox")
					.values({
						reference,
						kind: "webhook",
						state: "waiting",
						attempts: 0,
						due_at: -1,
						leased_until: 0,
						created_at: 0,
						last_error: null,
					})
					.returning(["id", "due_at", "last_error", "delivered_at"])
					.executeTakeFirst(),
				await db
					.selectFrom("enquiry_events")
					.select(({ fn }) => [
						fn.countAll<number>().as("count"),
						fn.max("created_at").as("latest"),
					])
					.execute(),
			],
		);
		expect(events).toMatchObject([event, event]);
		expect(events.map(({ id }) => id)).toEqual([1, 2]);
		expect(Buffer.from(files[0]?.bytes ?? []).equals(bytes)).toBe(true);
		expect(delivery).toEqual({
			id: 1,
			due_at: -1,
			last_error: null,
			delivered_at: null,
		});
		expect(counts).toEqual([{ count: 2, latest: Number.MAX_SAFE_INTEGER }]);
	});

	test("any text that a client may send is accepted", async () => {
		const database = await open();
		const store = createEnquiryStore(database);
		for (const text of [
			"\u0000",
			"a\u0000b",
			"\ud800",
			"\\",
			"'",
			"%",
			"?$1",
		]) {
			await store.add({ ...hardEnquiry, message: text }, `key ${text}`);
			expect(await store.findReference(`key ${text}`)).toBeDefined();
			expect(await createDesk(database).find(text)).toBeUndefined();
			const rows = await database.use((db) =>
				db
					.selectFrom("enquiries")
					.select("reference")
					.where(sql<boolean>`message LIKE ${text}`)
					.where("reference", "in", [text])
					.execute(),
			);
			expect(rows).toEqual([]);
		}
	});

	test("deleting an enquiry cascades to its records, and orphan records are rejected", async () => {
		const database = await open();
		const store = createEnquiryStore(database);
		const bytes = Buffer.from("x");
		const reference = await store.add(hardEnquiry, "key", {
			attachment: { fileName: "x", mediaType: "x", bytes },
			deliveries: ["webhook"],
		});
		const event = { reference, kind: "note", text: "x", created_at: 1 };
		await database.use((db) =>
			db.insertInto("enquiry_events").values(event).execute(),
		);
		await database.use((db) =>
			db.deleteFrom("enquiries").where("reference", "=", reference).execute(),
		);
		for (const table of ["attachments", "outbox", "enquiry_events"] as const)
			expect(
				await database.use((db) =>
					db.selectFrom(table).select("reference").execute(),
				),
			).toEqual([]);
		await expect(
			database.use((db) =>
				db.insertInto("enquiry_events").values(event).execute(),
			),
		).rejects.toThrow(/foreign key/i);
	});

	test("a failed transaction rolls back and rethrows the original error without row data", async () => {
		const database = await open();
		const error = new RangeError("mine");
		const insertAndThrow = database.transaction(async (db) => {
			await db.insertInto("sessions").values(session).execute();
			throw error;
		});
		await expect(insertAndThrow).rejects.toBe(error);
		await expect(database.use(() => Promise.reject(error))).rejects.toBe(error);
		const insertTwice = database.transaction(async (db) => {
			await db.insertInto("sessions").values(session).execute();
			await db.insertInto("sessions").values(session).execute();
		});
		const refused = await insertTwice.catch((refusal: unknown) => refusal);
		expect(refused).toBeInstanceOf(Error);
		expect(refused).not.toBeInstanceOf(StoreDownError);
		// Rows may contain personal data, and errors are logged.
		expect(JSON.stringify(refused)).not.toContain(session.token_hash);
		const broken = database.use((db) => sql`SELECT FROM WHERE`.execute(db));
		await expect(broken).rejects.not.toBeInstanceOf(StoreDownError);
		const kept = await database.use((db) =>
			db.selectFrom("sessions").selectAll().execute(),
		);
		expect(kept).toEqual([]);
	});

	test("read-then-write transactions lose no updates", async () => {
		const database = await open();
		await database.use((db) =>
			db.insertInto("sessions").values(session).execute(),
		);
		const isPostgres = database.dialect === "postgres";
		const countUp = () =>
			database.transaction(async (db) => {
				const { expires_at } = await db
					.selectFrom("sessions")
					.select("expires_at")
					.$if(isPostgres, (all) => all.forUpdate())
					.executeTakeFirstOrThrow();
				await db
					.updateTable("sessions")
					.set({ expires_at: expires_at + 1 })
					.execute();
			});
		await Promise.all(Array.from({ length: 30 }, countUp));
		const [row] = await database.use((db) =>
			db.selectFrom("sessions").select("expires_at").execute(),
		);
		expect(row?.expires_at).toBe(32);
	});

	test("a database can be closed repeatedly and reopens on demand", async () => {
		const database = await open();
		await database.close();
		await database.check();
		await Promise.all([database.close(), database.close()]);
		await database.use((db) =>
			db.insertInto("sessions").values(session).execute(),
		);
		await database.check();
	});
});
