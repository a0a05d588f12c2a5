import { expect, onTestFinished, test } from "vitest";
import { type EnquiryDatabase, StoreDownError } from "../database/database.ts";
import { testDatabases } from "../database/test-databases.ts";
import { type RetentionOptions, startRetention } from "./retention.ts";
import { eventually, openSqlite, start } from "./test-delivery-worker.ts";
import { recordLog, storeEnquiry } from "./test-outbox.ts";

const day = 86_400_000;

function startTest(
	database: EnquiryDatabase,
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
	database: EnquiryDatabase,
	table: "enquiries" | "attachments" | "outbox" | "enquiry_events",
) {
	return database.use(async (db) => {
		const rows = await db.selectFrom(table).select("reference").execute();
		return rows.map(({ reference }) => reference);
	});
}

test.each(testDatabases)(
	"%s: enquiries go with all that is theirs once they are too old, in batches",
	async (_name, open) => {
		const database = await open();
		const add = (createdAt: number) =>
			storeEnquiry(database, ["webhook"], { createdAt, hasAttachment: true });
		for (let count = 0; count < 7; count++)
			await add(start - 30 * day - 1 - count);
		const kept = await add(start - 30 * day);
		const old = await references(database, "enquiries");
		await database.use((db) =>
			db
				.insertInto("enquiry_events")
				.values(
					old.map((reference) => ({
						reference,
						kind: "note",
						text: "called back",
						created_at: start,
					})),
				)
				.execute(),
		);
		const { log } = startTest(database, { batch: 3 });
		await eventually(() =>
			expect(log.messages()).toEqual(["expired data deleted"]),
		);
		expect(log.text()).toContain(
			'"enquiries":7,"sessions":0,"postCounts":0,"msg"',
		);
		for (const table of [
			"enquiries",
			"attachments",
			"outbox",
			"enquiry_events",
		] as const)
			expect(await references(database, table)).toEqual([kept.reference]);
	},
);

test.each(testDatabases)(
	"%s: sessions and counts go when they have ended, also where enquiries stay for ever",
	async (_name, open) => {
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
		]);
		expect(left).toEqual([
			[{ token_hash: "running" }, { token_hash: "of a wrong clock" }],
			[{ client: "running" }],
		]);
		expect(await references(database, "enquiries")).toHaveLength(1);
	},
);

test("a clock that was set ahead deletes nothing, and says so once", async () => {
	const database = await openSqlite();
	await storeEnquiry(database, [], { createdAt: start });
	const kept = await references(database, "enquiries");
	let [time, looks] = [start, 0];
	const { log, stop } = startTest(
		{
			...database,
			scrub: () => {
				looks++;
				return database.scrub();
			},
		},
		{ now: () => time, elapsed: () => start, everyMs: 10 },
	);
	time = start + 900 * day;
	await eventually(() => expect(looks).toBeGreaterThan(3));
	await stop();
	expect(await references(database, "enquiries")).toEqual(kept);
	expect(log.messages()).toEqual(["clock not believed, nothing deleted yet"]);
});

test.each(testDatabases)(
	"%s: a clock that is wrong at two starts is not believed for what came by it",
	async (_name, open) => {
		const database = await open();
		const run = async (time: number) => {
			const looked = Promise.withResolvers<void>();
			const scrub = () => {
				looked.resolve();
				return database.scrub();
			};
			const watched = { ...database, scrub };
			const { log, stop } = startTest(watched, { now: () => time });
			await looked.promise;
			await stop();
			return log.messages();
		};
		await storeEnquiry(database, [], { createdAt: start });
		const kept = await references(database, "enquiries");
		expect(await run(start)).toEqual([]);
		const wrong = start + 900 * day;
		const doubt = ["clock not believed, nothing deleted yet"];
		expect(await run(wrong)).toEqual(doubt);
		const { reference } = await storeEnquiry(database, [], {
			createdAt: wrong,
		});
		expect(await run(wrong + 60_000)).toEqual(doubt);
		expect((await references(database, "enquiries")).toSorted()).toEqual(
			[...kept, reference].toSorted(),
		);
		// Right again, and months without enquiries are no cause for doubt.
		expect(await run(start + 29 * day)).toEqual([]);
		expect(await run(start + 58 * day)).toEqual(["expired data deleted"]);
	},
);

test("a clock that is wrong for days deletes a tenth a day, the oldest, and says so", async () => {
	const database = await openSqlite();
	for (let count = 0; count < 20; count++)
		await storeEnquiry(database, [], { createdAt: start + count });
	const wrong = start + 900 * day;
	let [passed, looks] = [0, 0];
	const open = (times: Partial<RetentionOptions>) =>
		startTest(
			{
				...database,
				scrub: () => {
					looks++;
					return database.scrub();
				},
			},
			{ everyMs: 10, batch: 3, ...times },
		);
	const wait = async () => {
		const before = looks;
		await eventually(() => expect(looks).toBeGreaterThan(before + 3));
	};
	const left = async () => (await references(database, "enquiries")).length;
	const first = open({ now: () => wrong + passed, elapsed: () => passed });
	await wait();
	expect(await left()).toBe(20);
	passed = day;
	await wait();
	expect(await left()).toBe(18);
	passed = 2 * day;
	await wait();
	expect(await left()).toBe(16);
	await first.stop();
	const oldest = await database.use((db) =>
		db
			.selectFrom("enquiries")
			.select("created_at")
			.orderBy("created_at")
			.executeTakeFirst(),
	);
	expect(Number(oldest?.created_at)).toBe(start + 4);
	const said = "clock in doubt, no more enquiries deleted today";
	expect(first.log.messages().filter((text) => text === said)).toHaveLength(2);
	// A restart does not speak for the clock, either.
	const second = open({ now: () => wrong + 2 * day, elapsed: () => 0 });
	await wait();
	await second.stop();
	expect(await left()).toBe(16);
});

test("a clock that was right after months of silence is believed when all is deleted", async () => {
	const database = await openSqlite();
	for (let count = 0; count < 20; count++)
		await storeEnquiry(database, [], { createdAt: start + count * day });
	const right = start + 50.9 * day;
	let [passed, looks] = [0, 0];
	const watched = {
		...database,
		scrub: () => {
			looks++;
			return database.scrub();
		},
	};
	const wait = async () => {
		const before = looks;
		await eventually(() => expect(looks).toBeGreaterThan(before + 3));
	};
	const run = startTest(watched, {
		...{ everyMs: 10, days: 51 },
		now: () => right + passed,
		elapsed: () => passed,
	});
	await wait();
	passed = day;
	await wait();
	await run.stop();
	expect(await references(database, "enquiries")).toHaveLength(19);
	const again = startTest(watched, { now: () => right + 2 * day, days: 51 });
	await eventually(async () =>
		expect(await references(database, "enquiries")).toHaveLength(18),
	);
	await again.stop();
	expect(again.log.messages()).toEqual(["expired data deleted"]);
});

test("a site that has no enquiries yet is told nothing of its clock", async () => {
	const { log, stop } = startTest(await openSqlite());
	await stop();
	expect(log.messages()).toEqual([]);
});

test("it looks again and again, and a store that is down is no end of it", async () => {
	const database = await openSqlite();
	await storeEnquiry(database, []);
	let time = start;
	let isDown = true;
	const use: EnquiryDatabase["use"] = (work) => {
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
