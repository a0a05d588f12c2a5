import { describe, expect, test } from "vitest";
import { testDatabases } from "../database/test-databases.ts";
import { sameNoteMs } from "./desk-changes.ts";
import type { StoredFilter } from "./desk-filter.ts";
import { createDesk, type Desk } from "./desk-store.ts";
import {
	insertDeadDelivery,
	insertEnquiries,
	testActor,
} from "./test-enquiries.ts";

const chen = { id: 8, name: "Chen Li" };
const emergency = { id: null, name: "emergency key", address: null };

async function find(desk: Desk, filter: StoredFilter) {
	const { records } = await desk.list({ filter, limit: 50 });
	return records.map(({ reference }) => reference);
}

describe.each(testDatabases)("on %s", (_name, open) => {
	test("an enquiry can be assigned and unassigned, is filtered by assignee, and records who changed it", async () => {
		const database = await open();
		const desk = createDesk(database);
		const [a = "", b = ""] = await insertEnquiries(database, [{}, {}]);
		expect(await desk.assign(a, chen, testActor)).toBe(true);
		// A repetition is no event.
		expect(await desk.assign(a, chen, emergency)).toBe(true);
		expect(await find(desk, { assignee: 8 })).toEqual([a]);
		expect(await find(desk, { assignee: "nobody" })).toEqual([b]);
		expect(await find(desk, { assignee: 8, state: "new" })).toEqual([a]);
		expect(await find(desk, { assignee: 8, state: "closed" })).toEqual([]);
		expect(await find(desk, { assignee: 0 })).toEqual([]);
		expect((await desk.find(a))?.record.assignee).toEqual(chen);
		expect(await desk.assign(a, null, emergency)).toBe(true);
		expect(await find(desk, { assignee: 8 })).toEqual([]);
		const found = await desk.find(a);
		expect(found?.record.assignee).toBeNull();
		expect(found?.events).toMatchObject([
			{
				kind: "assignee",
				assignee: "Chen Li",
				author: { id: 7, name: "Amal" },
			},
			{
				kind: "assignee",
				assignee: null,
				author: { id: null, name: "emergency key" },
			},
		]);
		expect(await desk.assign("unknown", chen, testActor)).toBe(false);
	});

	test("an identical note by the same author within two minutes is stored once, even if concurrent", async () => {
		const database = await open();
		let time = 1_800_000_000_000;
		const desk = createDesk(database, () => time);
		const [reference = "", other = ""] = await insertEnquiries(database, [
			{},
			{},
		]);
		const note = (text: string, actor = testActor) =>
			desk.addNote(reference, text, actor);
		const all = await Promise.all(Array.from({ length: 8 }, () => note("a")));
		expect(all).toEqual(Array(8).fill(true));
		const texts = async () =>
			(await desk.find(reference))?.events.map(
				(event) =>
					event.kind === "note" && `${event.text} ${event.author?.name}`,
			);
		expect(await texts()).toEqual(["a Amal"]);
		time += sameNoteMs - 1;
		await note("a");
		expect(await texts()).toEqual(["a Amal"]);
		await note("a", { ...testActor, ...chen });
		await note("a", emergency);
		await note("a", emergency);
		await desk.addNote(other, "a", testActor);
		await note("b");
		await note("a");
		time += sameNoteMs;
		await note("a");
		expect(await texts()).toEqual([
			"a Amal",
			"a Chen Li",
			"a emergency key",
			"b Amal",
			"a Amal",
			"a Amal",
		]);
	});

	test("enquiries are searchable by note and position, combined with other filters", async () => {
		const database = await open();
		const desk = createDesk(database);
		const [a = "", b = "", c = ""] = await insertEnquiries(database, [
			{ kind: "application", position: "LW-1", name: "Li Wei" },
			{ kind: "application", position: "LW-2" },
			{ kind: "application", position: "LW-1", state: "placed" },
		]);
		await desk.addNote(a, "Called, 下周再谈 100%", testActor);
		expect(await find(desk, { search: "CALLED wei" })).toEqual([a]);
		expect(await find(desk, { search: "下周 100%" })).toEqual([a]);
		expect(await find(desk, { search: "lw-2" })).toEqual([b]);
		expect(await find(desk, { position: "LW-1" })).toEqual([c, a]);
		expect(await find(desk, { position: "LW-1", state: "placed" })).toEqual([
			c,
		]);
		expect(await find(desk, { position: "LW-1", search: "called" })).toEqual([
			a,
		]);
		expect(await desk.positions()).toEqual(["LW-1", "LW-2"]);
	});

	test("an enquiry lists its siblings from the same address, ignoring case", async () => {
		const database = await open();
		const desk = createDesk(database);
		const [a = "", b = "", , d = ""] = await insertEnquiries(database, [
			{ email: "Li@Example.com", position: "LW-1" },
			{ email: "li@example.com", state: "answered", kind: "expert" },
			{ email: "other@example.com" },
			{ email: "LI@EXAMPLE.COM" },
		]);
		const found = await desk.find(a);
		expect(found?.siblings).toMatchObject([
			{ reference: d, state: "new" },
			{ reference: b, state: "answered", kind: "expert", position: null },
		]);
		const person = await desk.findPerson("li@example.com");
		expect(person.map(({ record }) => record.reference)).toEqual([a, b, d]);
	});

	test("dead deliveries are grouped by cause and retried together", async () => {
		const database = await open();
		const desk = createDesk(database, () => 77);
		const [a = "", b = ""] = await insertEnquiries(database, [{}, {}]);
		expect(await desk.retryAll(testActor)).toBe(0);
		await insertDeadDelivery(database, a, "webhook", "webhook 500");
		await insertDeadDelivery(database, b, "webhook", "webhook 500");
		await insertDeadDelivery(database, b, "firm-mail", null);
		expect(await desk.failures()).toEqual([
			{ kind: "firm-mail", cause: null, count: 1 },
			{ kind: "webhook", cause: "webhook 500", count: 2 },
		]);
		expect(await desk.retryAll(testActor)).toBe(3);
		expect(await desk.failures()).toEqual([]);
		expect((await desk.find(b))?.deliveries).toMatchObject([
			{ state: "waiting", attempts: 0, dueAt: 77 },
			{ state: "waiting", attempts: 0, dueAt: 77 },
		]);
		expect(await desk.audit.list({}, undefined, 9)).toMatchObject([
			{ action: "retry", reference: null, detail: "3" },
		]);
	});
});
