import { describe, expect, test } from "vitest";
import type { SiteDatabase } from "../database/database.ts";
import { testDatabases } from "../database/test-databases.ts";
import type { StoredFilter } from "./desk-filter.ts";
import { createDesk, type Desk } from "./desk-store.ts";
import {
	insertCv,
	insertEnquiries,
	testActor,
	testReference,
} from "./test-enquiries.ts";

const now = 1_800_000_000_000;
const unknown = testReference(999_999);

/** All references that a filter lists, page by page. */
async function listAll(desk: Desk, filter: StoredFilter = {}, limit = 50) {
	const pages: string[][] = [];
	let before: { createdAt: number; reference: string } | undefined;
	do {
		const listed = await desk.list({ filter, before, limit });
		pages.push(listed.records.map(({ reference }) => reference));
		before = listed.older;
	} while (before);
	return pages;
}

async function addDelivery(
	database: SiteDatabase,
	reference: string,
	state: "waiting" | "delivered" | "dead",
) {
	const { id } = await database.use((db) =>
		db
			.insertInto("outbox")
			.values({
				reference,
				kind: "webhook",
				state,
				attempts: 20,
				due_at: 5,
				leased_until: 0,
				last_error: state === "dead" ? "status 500" : null,
				created_at: 1,
				delivered_at: state === "delivered" ? 9 : null,
			})
			.returning("id")
			.executeTakeFirstOrThrow(),
	);
	return id;
}

describe.each(testDatabases)("on %s", (_name, open) => {
	test("paging in both directions shows each enquiry once, even those with equal timestamps", async () => {
		const database = await open();
		const desk = createDesk(database);
		const references = await insertEnquiries(
			database,
			Array.from({ length: 23 }, (_, number) => ({
				created_at: now + Math.floor(number / 10),
			})),
		);
		const newestFirst = references.toReversed();
		expect((await listAll(desk, {}, 5)).flat()).toEqual(newestFirst);

		const first = await desk.list({ filter: {}, limit: 5 });
		expect(first.newer).toBeUndefined();
		const second = await desk.list({
			filter: {},
			before: first.older,
			limit: 5,
		});
		const third = await desk.list({
			filter: {},
			before: second.older,
			limit: 5,
		});
		const back = await desk.list({ filter: {}, after: third.newer, limit: 5 });
		expect(back.records).toEqual(second.records);
		expect(back.older).toEqual(second.older);
		// The page before the second one is the first, shown as a full page.
		const top = await desk.list({ filter: {}, after: back.newer, limit: 5 });
		expect(top).toEqual(first);
	});

	test("enquiries filter by state, kind and failed deliveries, and are counted", async () => {
		const database = await open();
		const desk = createDesk(database);
		const [a = "", b = "", c = ""] = await insertEnquiries(database, [
			{ state: "closed", kind: "expert" },
			{ state: "new", kind: "application" },
			{ state: "new", kind: "expert" },
		]);
		await addDelivery(database, a, "dead");
		await addDelivery(database, a, "dead");
		await addDelivery(database, b, "delivered");
		expect(await listAll(desk, { state: "new" })).toEqual([[c, b]]);
		expect(await listAll(desk, { kind: "expert" })).toEqual([[c, a]]);
		expect(await listAll(desk, { state: "new", kind: "expert" })).toEqual([
			[c],
		]);
		expect(await listAll(desk, { failed: true })).toEqual([[a]]);
		expect(await desk.count()).toEqual({
			counts: {
				new: 2,
				progress: 0,
				waiting: 0,
				answered: 0,
				placed: 0,
				closed: 1,
			},
			failed: 1,
		});
	});

	test("a search requires every word to occur literally", async () => {
		const database = await open();
		const desk = createDesk(database);
		const [a = "", b = "", c = ""] = await insertEnquiries(database, [
			{ name: "Li Wei", message: "100% of the_team\\group" },
			{
				name: "李伟",
				email: "b@example.com",
				message: "需要焊工两名",
			},
			{
				name: "O'Hara",
				email: "c@example.com",
				company: "ACME",
				message: "1000 the team",
			},
		]);
		const find = async (search: string) =>
			(await listAll(desk, { search })).flat();
		expect(await find("WEI li")).toEqual([a]);
		expect(await find("100%")).toEqual([a]);
		expect(await find("the_team")).toEqual([a]);
		expect(await find("team\\group")).toEqual([a]);
		expect(await find("%")).toEqual([a]);
		expect(await find("焊工\u3000李")).toEqual([b]);
		expect(await find("o'hara acme")).toEqual([c]);
		expect(await find(a.toLowerCase())).toEqual([a]);
		expect(await find("wei 焊工")).toEqual([]);
		expect(await find("' OR 1=1 --")).toEqual([]);
	});

	test("a search that exceeds its time limit returns a partial page and resumes from there", async () => {
		const database = await open();
		const desk = createDesk(database);
		const references = await insertEnquiries(
			database,
			Array.from({ length: 5001 }, (_, number) => ({
				message: number === 0 ? "needle" : "hay",
			})),
		);
		const filter = { search: "needle" };
		const listed = await desk.list({ filter, limit: 5, searchMs: 0 });
		expect(listed.records).toEqual([]);
		expect(listed.isPartial).toBe(true);
		expect(listed.older?.reference).toBe(references[1]);
		const rest = await desk.list({ filter, before: listed.older, limit: 5 });
		expect(rest.records.map(({ reference }) => reference)).toEqual([
			references[0],
		]);
		expect(rest.isPartial).toBeUndefined();
	});

	test("an enquiry is loaded with its history, deliveries and attachment", async () => {
		const database = await open();
		const desk = createDesk(database, () => now);
		const [reference = ""] = await insertEnquiries(database, [{}]);
		const dead = await addDelivery(database, reference, "dead");
		await addDelivery(database, reference, "delivered");
		await insertCv(database, reference);
		expect(await desk.setState(reference, "progress", testActor)).toBe(true);
		// A repetition is no event.
		expect(await desk.setState(reference, "progress", testActor)).toBe(true);
		expect(await desk.addNote(reference, "called\n已回电", testActor)).toBe(
			true,
		);

		const found = await desk.find(reference);
		expect(found?.record).toMatchObject({
			state: "progress",
			attachment: { fileName: "cv.pdf", size: 4 },
			hasFailed: true,
		});
		expect(found?.events).toMatchObject([
			{ kind: "state", state: "progress", createdAt: now },
			{ kind: "note", text: "called\n已回电", createdAt: now },
		]);
		expect(found?.deliveries).toMatchObject([
			{ id: dead, state: "dead", attempts: 20, lastError: "status 500" },
			{ state: "delivered", deliveredAt: 9, lastError: null },
		]);
		const attachment = await desk.readAttachment(reference);
		expect([...(attachment?.bytes ?? [])]).toEqual([37, 80, 68, 70]);
	});

	test("operations on unknown references change nothing", async () => {
		const desk = createDesk(await open());
		expect(await desk.find(unknown)).toBeUndefined();
		expect(await desk.readAttachment(unknown)).toBeUndefined();
		expect(await desk.setState(unknown, "closed", testActor)).toBe(false);
		expect(await desk.addNote(unknown, "x", testActor)).toBe(false);
		expect(await desk.retryDelivery(unknown, 1, testActor)).toBe(false);
		expect(await desk.erasePerson("nobody@example.com", testActor)).toBe(0);
	});

	test("only dead deliveries can be retried, and they become due immediately", async () => {
		const database = await open();
		const desk = createDesk(database, () => now);
		const [reference = "", other = ""] = await insertEnquiries(database, [
			{},
			{},
		]);
		const dead = await addDelivery(database, reference, "dead");
		const waiting = await addDelivery(database, reference, "waiting");
		expect(await desk.retryDelivery(other, dead, testActor)).toBe(false);
		expect(await desk.retryDelivery(reference, waiting, testActor)).toBe(false);
		expect(await desk.retryDelivery(reference, dead, testActor)).toBe(true);
		expect(await desk.retryDelivery(reference, dead, testActor)).toBe(false);
		const found = await desk.find(reference);
		expect(found?.deliveries[0]).toMatchObject({
			state: "waiting",
			attempts: 0,
			dueAt: now,
		});
	});

	test("erasing a person removes all their records, ignoring case, and nobody else's", async () => {
		const database = await open();
		const desk = createDesk(database);
		const [a = "", , c = ""] = await insertEnquiries(database, [
			{ email: "Li.Wei@Example.com" },
			{ email: "li.wei@example.com" },
			{ email: "lixwei@example.com" },
			{ email: "m\u00fcller@Example.com" },
		]);
		expect(await desk.erasePerson("M\u00dcLLER@example.com", testActor)).toBe(
			1,
		);
		await insertCv(database, a);
		await addDelivery(database, a, "waiting");
		await desk.addNote(a, "note", testActor);
		await desk.addNote(c, "note", testActor);
		expect(await desk.erasePerson("LI.WEI@EXAMPLE.COM", testActor)).toBe(2);
		expect(await listAll(desk)).toEqual([[c]]);
		const left = await database.use(async (db) => [
			await db.selectFrom("attachments").select("reference").execute(),
			await db.selectFrom("outbox").select("reference").execute(),
			await db.selectFrom("enquiry_events").select("reference").execute(),
		]);
		expect(left).toEqual([[], [], [{ reference: c }]]);
	});

	test("the export streams all matching enquiries in batches of at most 500", async () => {
		const database = await open();
		const desk = createDesk(database);
		const references = await insertEnquiries(
			database,
			Array.from({ length: 1201 }, (_, number) => ({
				created_at: now,
				kind: number % 2 ? "expert" : "consultation",
			})),
		);
		const collect = async (filter: StoredFilter) => {
			const parts = await Array.fromAsync(desk.exportAll(filter));
			expect(
				Math.max(...parts.map(({ length }) => length)),
			).toBeLessThanOrEqual(500);
			return parts.flat().map(({ reference }) => reference);
		};
		expect(await collect({})).toEqual(references.toReversed());
		expect(await collect({ kind: "expert" })).toHaveLength(600);
		expect(await Array.fromAsync(desk.exportAll({ state: "closed" }))).toEqual(
			[],
		);
	});
});
