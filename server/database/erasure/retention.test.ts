import { describe, expect, onTestFinished, test } from "vitest";
import { createAuditTrail } from "../../audit/audit-trail.ts";
import {
	eventually,
	openSqlite,
	start,
} from "../../delivery/test-delivery-worker.ts";
import { recordLog, storeEnquiry } from "../../delivery/test-outbox.ts";
import { testActor } from "../../desk/test-enquiries.ts";
import { type SiteDatabase, StoreDownError } from "../database.ts";
import { testDatabases } from "../test-databases.ts";
import { type RetentionOptions, startRetention } from "./retention.ts";

const day = 86_400_000;

function startTest(
	database: SiteDatabase,
	options: Partial<RetentionOptions> = {},
) {
	const log = recordLog();
	const retention = startRetention({
		database,
		days: 30,
		logger: log.logger,
		now: () => start,
		...options,
	});
	onTestFinished(() => retention.stop());
	return { ...retention, log };
}

function references(
	database: SiteDatabase,
	table: "enquiries" | "attachments" | "outbox" | "enquiry_events",
) {
	return database.use(async (db) => {
		const rows = await db.selectFrom(table).select("reference").execute();
		return rows.map(({ reference }) => reference);
	});
}

describe.each(testDatabases)("on %s", (_name, open) => {
	test("retention deletes refused sign-ins of 90 days ago from the audit trail, and nothing else", async () => {
		const database = await open();
		const now = Date.now();
		const record = (action: "sign-in" | "sign-in-refused", days: number) =>
			createAuditTrail(database, () => now - days * day).record([
				{ action, actor: testActor, detail: `${days}` },
			]);
		for (const days of [91, 88, 0])
			for (const action of ["sign-in", "sign-in-refused"] as const)
				await record(action, days);
		const { log } = startTest(database, { now: () => now });
		await eventually(() => expect(log.text()).toContain('"refusals":1,"msg"'));
		const kept = await createAuditTrail(database).list({}, undefined, 9);
		expect(kept.map(({ action, detail }) => `${action} ${detail}`)).toEqual([
			"sign-in-refused 0",
			"sign-in 0",
			"sign-in-refused 88",
			"sign-in 88",
			"sign-in 91",
		]);
		await expect(
			database.use((db) => db.deleteFrom("audit").execute()),
		).rejects.toThrow(/append-only/);
	});

	test("retention deletes expired enquiries with all their records, in batches", async () => {
		const database = await open();
		const add = (createdAt: number) =>
			storeEnquiry(database, ["webhook"], { createdAt, hasAttachment: true });
		for (let count = 0; count < 3; count++)
			await add(start - 30 * day - 1 - count);
		const kept: string[] = [];
		for (let count = 0; count < 27; count++)
			kept.push((await add(start - 30 * day)).reference);
		const all = await references(database, "enquiries");
		await database.use((db) =>
			db
				.insertInto("enquiry_events")
				.values(
					all.map((reference) => ({
						reference,
						kind: "note",
						text: "called back",
						created_at: start,
					})),
				)
				.execute(),
		);
		const { log } = startTest(database, { batch: 2 });
		await eventually(() =>
			expect(log.messages()).toEqual(["expired data deleted"]),
		);
		expect(log.text()).toContain(
			'"enquiries":3,"sessions":0,"postCounts":0,"refusals":0,"msg"',
		);
		for (const table of [
			"enquiries",
			"attachments",
			"outbox",
			"enquiry_events",
		] as const)
			expect((await references(database, table)).toSorted()).toEqual(
				kept.toSorted(),
			);
	});

	test("what expires besides enquiries is deleted even when enquiries are kept forever", async () => {
		const database = await open();
		await storeEnquiry(database, [], { createdAt: 0 });
		await database.use(async (db) => {
			for (const [name, ends] of [
				["ended", start],
				["running", start + day],
				["of a wrong clock", start + 3650 * day],
			] as const) {
				await db
					.insertInto("sessions")
					.values({ token_hash: name, created_at: 0, expires_at: ends })
					.execute();
				await db
					.insertInto("post_counts")
					.values({ client: name, count: 1, resets_at: ends })
					.execute();
				await db
					.insertInto("staff_challenges")
					.values({ challenge: name, account_id: null, expires_at: ends })
					.execute();
				await db
					.insertInto("staff_devices")
					.values({ device_hash: name, account_id: 0, expires_at: ends })
					.execute();
			}
		});
		const { log } = startTest(database, { days: undefined });
		await eventually(() => expect(log.messages()).toHaveLength(1));
		expect(log.text()).toContain('"enquiries":0,"sessions":1,"postCounts":2');
		const left = await database.use(async (db) => [
			await db
				.selectFrom("sessions")
				.select("token_hash")
				.orderBy("expires_at")
				.execute(),
			await db.selectFrom("post_counts").select("client").execute(),
			await db
				.selectFrom("staff_challenges")
				.select("challenge")
				.orderBy("expires_at")
				.execute(),
			await db
				.selectFrom("staff_devices")
				.select("device_hash")
				.orderBy("expires_at")
				.execute(),
		]);
		expect(left).toEqual([
			[{ token_hash: "running" }, { token_hash: "of a wrong clock" }],
			[{ client: "running" }],
			[{ challenge: "running" }, { challenge: "of a wrong clock" }],
			[{ device_hash: "running" }, { device_hash: "of a wrong clock" }],
		]);
		expect(await references(database, "enquiries")).toHaveLength(1);
	});
});

/** Sweeps continuously, with a wall clock and a monotonic clock that the test sets. */
function startWatched(database: SiteDatabase) {
	const watched = { time: start, passed: 0, sweeps: 0 };
	const { log, stop } = startTest(
		{
			...database,
			scrub: () => {
				watched.sweeps++;
				return database.scrub();
			},
		},
		{
			now: () => watched.time,
			elapsed: () => watched.passed,
			everyMs: 10,
			batch: 3,
		},
	);
	const set = async (times: { time?: number; passed?: number }) => {
		Object.assign(watched, times);
		const before = watched.sweeps;
		await eventually(() => expect(watched.sweeps).toBeGreaterThan(before + 2));
	};
	return { log, stop, set };
}

test("a mass expiry waits one day, then deletes a tenth per day, oldest first", async () => {
	const database = await openSqlite();
	for (let count = 0; count < 20; count++)
		await storeEnquiry(database, [], { createdAt: start + count });
	const left = async () => (await references(database, "enquiries")).length;
	const said = "many enquiries due at once, deleted by a tenth a day";
	const { log, stop, set } = startWatched(database);
	const wrong = start + 900 * day;
	for (const [passed, count] of [
		[0, 20],
		[day - 1, 20],
		[day, 18],
		[2 * day - 1, 18],
		[2 * day, 16],
	] as const) {
		await set({ time: wrong, passed });
		expect(await left()).toBe(count);
	}
	await stop();
	expect(log.messages().filter((text) => text === said)).toHaveLength(3);
	const oldest = await database.use((db) =>
		db
			.selectFrom("enquiries")
			.select("created_at")
			.orderBy("created_at")
			.executeTakeFirst(),
	);
	expect(Number(oldest?.created_at)).toBe(start + 4);
	// The delay restarts with the process.
	const again = startWatched(database);
	await again.set({ time: wrong, passed: 0 });
	await again.stop();
	expect(await left()).toBe(16);
});

test("a wrong clock that is corrected within a day deletes nothing, and the delay starts over", async () => {
	const database = await openSqlite();
	for (let count = 0; count < 2; count++)
		await storeEnquiry(database, [], { createdAt: start + count * day });
	const { log, stop, set } = startWatched(database);
	const [wrong, right] = [start + 900 * day, start + day];
	await set({ time: wrong });
	await set({ time: right, passed: day });
	await set({ time: wrong });
	expect(await references(database, "enquiries")).toHaveLength(2);
	await set({ time: start + 31 * day - 1 });
	await stop();
	expect(await references(database, "enquiries")).toHaveLength(1);
	const said = "many enquiries due at once, deleted by a tenth a day";
	expect(log.messages()).toEqual([said, said, "expired data deleted"]);
});

test("retention logs nothing on a site without enquiries", async () => {
	const { log, stop } = startTest(await openSqlite());
	await stop();
	expect(log.messages()).toEqual([]);
});

test("retention keeps sweeping through a store outage and deletes expired data afterwards", async () => {
	const database = await openSqlite();
	await storeEnquiry(database, []);
	let time = start;
	let isDown = true;
	const use: SiteDatabase["use"] = (work) => {
		if (isDown) return Promise.reject(new StoreDownError("the store is down"));
		return database.use(work);
	};
	const { log, stop } = startTest(
		{ ...database, use },
		{ now: () => time, elapsed: () => time, everyMs: 10 },
	);
	await eventually(() =>
		expect(log.messages()).toContain("expired data not deleted"),
	);
	isDown = false;
	time = start + 31 * day;
	await eventually(() =>
		expect(log.messages()).toContain("expired data deleted"),
	);
	await stop();
	expect(await references(database, "enquiries")).toEqual([]);
	expect(log.text()).not.toContain("example.com");
});
