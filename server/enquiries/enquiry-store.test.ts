import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import type { SiteDatabase } from "../database/database.ts";
import { testDatabases, testPlaces } from "../database/test-databases.ts";
import { createDesk } from "../desk/desk-store.ts";
import { KeyReusedError } from "./enquiry-queries.ts";
import { createEnquiryStore } from "./enquiry-store.ts";
import { hardEnquiry } from "./test-enquiry.ts";

function countRows(
	database: SiteDatabase,
	table: "enquiries" | "attachments" | "outbox",
): Promise<number> {
	return database.use(async (db) => {
		const rows = await db.selectFrom(table).select("reference").execute();
		return rows.length;
	});
}

describe.each(testPlaces)("on %s", (_name, makePlace) => {
	test("an enquiry is read back unchanged after a restart", async () => {
		const place = await makePlace();
		const store = createEnquiryStore(place.open(), () => 1_700_000_000_000);
		const reference = await store.add(hardEnquiry, "key");
		expect(isReference(reference)).toBe(true);
		await store.close();
		const database = place.open();
		const reopened = createEnquiryStore(database);
		const { consent: _, transfer, ...fields } = hardEnquiry;
		expect((await createDesk(database).find(reference))?.record).toEqual({
			...fields,
			reference,
			createdAt: 1_700_000_000_000,
			state: "new",
			hasTransferConsent: transfer,
			attachment: null,
			assignee: null,
			hasFailed: false,
		});
		expect(await reopened.findReference("key")).toBe(reference);
		expect(await reopened.findReference("nothing")).toBeUndefined();
	});

	test("a repeated key stores nothing and returns the first reference, even after a restart", async () => {
		const place = await makePlace();
		const database = place.open();
		const store = createEnquiryStore(database);
		const extras = {
			attachment: { fileName: "a", mediaType: "b", bytes: Buffer.from("c") },
			deliveries: ["webhook"],
		} as const;
		const first = await store.add(hardEnquiry, "key");
		const other = { ...hardEnquiry, name: "other" };
		expect(await store.add(other, "key", extras)).toBe(first);
		await store.close();
		expect(await store.add(hardEnquiry, "key", extras)).toBe(first);
		const found = await createDesk(database).find(first);
		expect(found?.record.name).toBe(hardEnquiry.name);
		expect(await store.add(hardEnquiry, "another key")).not.toBe(first);
		expect(await countRows(database, "enquiries")).toBe(2);
		expect(await countRows(database, "attachments")).toBe(0);
		expect(await countRows(database, "outbox")).toBe(0);
	});

	test("concurrent posts with one key and different content store only the first content", async () => {
		const place = await makePlace();
		const databases = [place.open(), place.open()];
		const stores = databases.map((database) => createEnquiryStore(database));
		const [store] = stores;
		if (!store) throw new Error("no store");
		const results = await Promise.allSettled(
			["a", "b", "c", "d"].flatMap((contentHash) =>
				stores.map((each) => each.add(hardEnquiry, "key", { contentHash })),
			),
		);
		const kept = results.filter(({ status }) => status === "fulfilled");
		expect(kept).toHaveLength(2);
		expect(kept[0]).toEqual(kept[1]);
		for (const result of results)
			if (result.status === "rejected")
				expect(result.reason).toBeInstanceOf(KeyReusedError);
		expect(await countRows(place.open(), "enquiries")).toBe(1);
		const asking = store.findReference("key", "e");
		await expect(asking).rejects.toBeInstanceOf(KeyReusedError);
	});

	test("an enquiry stored without a content hash accepts any retry under its key", async () => {
		const store = createEnquiryStore((await makePlace()).open());
		const first = await store.add(hardEnquiry, "key");
		expect(await store.findReference("key", "a")).toBe(first);
		expect(await store.add(hardEnquiry, "key", { contentHash: "a" })).toBe(
			first,
		);
	});
});

test.each(testDatabases)(
	"in %s, an enquiry is stored with its attachment, deliveries and search text",
	async (_name, open) => {
		const database = await open();
		const store = createEnquiryStore(database, () => 1_700_000_000_000);
		const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => i % 256);
		const fileName = "简历 1.pdf";
		const company = "\u00c9lan \uff21\uff22";
		const reference = await store.add({ ...hardEnquiry, company }, "key", {
			attachment: { fileName, mediaType: "application/pdf", bytes },
			deliveries: ["firm-mail", "sender-mail", "webhook"],
		});
		const [files, deliveries, enquiries] = await database.use(async (db) => [
			await db.selectFrom("attachments").selectAll().execute(),
			await db.selectFrom("outbox").selectAll().orderBy("id").execute(),
			await db.selectFrom("enquiries").selectAll().execute(),
		]);
		expect(files).toMatchObject([
			{ reference, file_name: fileName, size: 100_000 },
		]);
		expect(Buffer.from(files[0]?.bytes ?? []).equals(bytes)).toBe(true);
		expect(deliveries.map(({ kind }) => kind)).toEqual([
			"firm-mail",
			"sender-mail",
			"webhook",
		]);
		for (const delivery of deliveries)
			expect(delivery).toMatchObject({
				reference,
				state: "waiting",
				attempts: 0,
				last_error: null,
				due_at: 1_700_000_000_000,
				leased_until: 0,
				delivered_at: null,
			});
		expect(enquiries[0]).toMatchObject({ state: "new", position: null });
		const searched = enquiries[0]?.search_text;
		for (const text of [reference, "Li Wei", company, "li.wei@", "李"])
			expect(searched).toContain(text.toLowerCase());
	},
);

describe.each(testPlaces)("on %s", (name, makePlace) => {
	test("two instances that share a database store ten rows for ten concurrent keys", async () => {
		const place = await makePlace();
		const databases = [place.open(), place.open()];
		const stores = databases.map((database) => createEnquiryStore(database));
		const references = await Promise.all(
			Array.from({ length: 50 }, (_, i) =>
				stores.map((store) =>
					store.add(hardEnquiry, `key ${i % 10}`, { deliveries: ["webhook"] }),
				),
			).flat(),
		);
		expect(new Set(references).size).toBe(10);
		for (const database of databases) {
			expect(await countRows(database, "enquiries")).toBe(10);
			expect(await countRows(database, "outbox")).toBe(10);
		}
	});

	test("two processes on a new database agree on references", async () => {
		const place = await makePlace();
		const open = name === "SQLite" ? "Sqlite" : "Postgres";
		const importOf = (file: string) =>
			`await import(${JSON.stringify(path.join(import.meta.dirname, file))})`;
		const script = `
			const { createEnquiryStore } = ${importOf("enquiry-store.ts")};
			const { open${open}Database } = ${importOf(`../database/${open.toLowerCase()}/${open.toLowerCase()}-database.ts`)};
			const { operatorDeadlines: limits } = ${importOf("../database/deadlines.ts")};
			const store = createEnquiryStore(open${open}Database(${JSON.stringify(place.address)}, { ...limits, limits }));
			const references = [];
			for (let i = 0; i < 50; i++) references.push(await store.add(${JSON.stringify(hardEnquiry)}, "key " + i));
			await store.close();
			process.stdout.write(JSON.stringify(references));`;
		const words = ["--input-type=module", "--eval", script];
		const run = () => promisify(execFile)(process.execPath, words);
		const [one, two] = await Promise.all([run(), run()]);
		expect(JSON.parse(one.stdout)).toEqual(JSON.parse(two.stdout));
		expect(new Set(JSON.parse(one.stdout)).size).toBe(50);
		expect(await countRows(place.open(), "enquiries")).toBe(50);
	});

	test("post counts are shared across instances, per client and time window", async () => {
		const place = await makePlace();
		let time = 1000;
		const stores = [place.open(), place.open()].map((database) =>
			createEnquiryStore(database, () => time),
		);
		const countAll = async (client: string) => {
			const counts = stores.map((store) => store.countPost(client, 600));
			return (await Promise.all(counts))
				.map(({ count }) => count)
				.toSorted((a, b) => a - b);
		};
		expect(await countAll("a")).toEqual([1, 2]);
		expect(await countAll("b")).toEqual([1, 2]);
		time = 1599;
		const [store] = stores;
		expect(await store?.countPost("a", 600)).toEqual({
			count: 3,
			resetsAt: 1600,
		});
		time = 1600;
		expect(await store?.countPost("a", 600)).toEqual({
			count: 1,
			resetsAt: 2200,
		});
		const kept = await place
			.open()
			.use((db) => db.selectFrom("post_counts").select("client").execute());
		expect(kept).toEqual([{ client: "a" }]);
	});

	test("a rate limit set by a clock years ahead ends once the clock is corrected", async () => {
		const database = (await makePlace()).open();
		const right = Date.UTC(2026, 10, 23);
		let time = Date.UTC(2036, 0, 1);
		const store = createEnquiryStore(database, () => time);
		for (let post = 1; post <= 3; post++)
			expect((await store.countPost("a", 600)).count).toBe(post);
		time = right;
		expect(await store.countPost("a", 600)).toEqual({
			count: 1,
			resetsAt: right + 600,
		});
		expect((await store.countPost("a", 600)).count).toBe(2);
	});

	test("clock differences of a few minutes do not reset a rate limit", async () => {
		const database = (await makePlace()).open();
		const time = Date.UTC(2026, 10, 23);
		for (const [index, apart] of [300_000, 0, 300_000, 0].entries()) {
			const store = createEnquiryStore(database, () => time + apart);
			expect((await store.countPost("a", 600_000)).count).toBe(index + 1);
		}
	});

	test("a hundred concurrent posts are counted exactly", async () => {
		const place = await makePlace();
		const stores = [place.open(), place.open()].map((database) =>
			createEnquiryStore(database),
		);
		const counts = await Promise.all(
			Array.from({ length: 50 }, (_, i) =>
				stores.map((store) => store.countPost(`client ${i % 2}`, 60_000)),
			).flat(),
		);
		const once = Array.from({ length: 50 }, (_, i) => [i + 1, i + 1]).flat();
		expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
			once,
		);
	});
});

test.each(testPlaces.filter(([name]) => name === "PostgreSQL"))(
	"in %s, countPost does not run in a transaction that would hold row locks",
	async (_name, makePlace) => {
		const database = (await makePlace()).open();
		const transaction = () => Promise.reject(new Error("a row stays locked"));
		const store = createEnquiryStore({ ...database, transaction });
		for (const count of [1, 2])
			expect(await store.countPost("a", 60_000)).toMatchObject({ count });
	},
);
