import { sql } from "kysely";
import pino from "pino";
import { describe, expect, test } from "vitest";
import type { AuditFilter, AuditPlace } from "../../shared/audit-actions.ts";
import { startRetention } from "../database/erasure/retention.ts";
import { testDatabases } from "../database/test-databases.ts";
import { createDesk } from "../desk/desk-store.ts";
import {
	insertEnquiries,
	testActor,
	testReference,
} from "../desk/test-enquiries.ts";
import { createAuditTrail } from "./audit-trail.ts";

const chen = { id: 8, name: "Chen Li", address: "2001:db8::8" };

describe.each(testDatabases)("on %s", (_name, open) => {
	test("updates, replacements and deletions of audit entries are rejected", async () => {
		const database = await open();
		const trail = createAuditTrail(database, () => 5);
		await trail.record([{ action: "view", actor: testActor }]);
		const statements = [
			"UPDATE audit SET staff_name = 'somebody else'",
			"DELETE FROM audit",
			...(database.dialect === "sqlite"
				? [
						"INSERT OR REPLACE INTO audit (id, created_at, action, staff_name) VALUES (1, 1, 'view', 'x')",
					]
				: ["TRUNCATE audit"]),
		];
		for (const statement of statements)
			await expect(
				database.use((db) => sql.raw(statement).execute(db)),
				statement,
			).rejects.toThrow(/append-only/);
		const entries = await trail.list({}, undefined, 9);
		expect(entries).toEqual([
			{
				id: 1,
				createdAt: 5,
				action: "view",
				staffId: 7,
				staffName: "Amal",
				address: "192.0.2.7",
				reference: null,
				detail: null,
			},
		]);
	});

	test("audit entries filter by person, action, enquiry and day, newest first, with pagination", async () => {
		let time = Date.parse("2026-11-22T19:59:59Z");
		const trail = createAuditTrail(await open(), () => time);
		const reference = testReference(1);
		await trail.record([{ action: "view", actor: testActor, reference }]);
		// Past midnight in Dubai.
		time += 1000;
		await trail.record([
			{ action: "state", actor: chen, reference, detail: "placed" },
			{ action: "export", actor: chen },
			{ action: "view", actor: testActor, reference: testReference(2) },
		]);
		const find = async (filter: AuditFilter) =>
			(await trail.list(filter, undefined, 9)).map(({ id }) => id);
		expect(await find({})).toEqual([4, 3, 2, 1]);
		expect(await find({ person: "Amal" })).toEqual([4, 1]);
		expect(await find({ person: "amal' OR 1=1 --" })).toEqual([]);
		expect(await find({ action: "view" })).toEqual([4, 1]);
		expect(await find({ reference })).toEqual([2, 1]);
		expect(await find({ day: "2026-11-22" })).toEqual([1]);
		expect(await find({ day: "2026-11-23", person: "Chen Li" })).toEqual([
			3, 2,
		]);
		expect(await trail.people()).toEqual(["Amal", "Chen Li"]);
		let place: AuditPlace | undefined;
		const seen: number[] = [];
		for (;;) {
			const [entry] = await trail.list({}, place, 1);
			if (!entry) break;
			seen.push(entry.id);
			place = entry;
		}
		expect(seen).toEqual([4, 3, 2, 1]);
	});

	test('the audit export streams in batches and maps actions of later releases to "other"', async () => {
		const database = await open();
		const trail = createAuditTrail(database);
		await trail.record(
			Array.from({ length: 1201 }, () => ({
				action: "view" as const,
				actor: testActor,
			})),
		);
		await database.use((db) =>
			db
				.insertInto("audit")
				.values({
					created_at: 1,
					action: "teleport",
					staff_id: null,
					staff_name: "x",
					address: null,
					reference: null,
					detail: null,
				})
				.execute(),
		);
		const parts = await Array.fromAsync(trail.exportAll({}));
		expect(parts.map(({ length }) => length)).toEqual([500, 500, 202]);
		expect(new Set(parts.flat().map(({ id }) => id)).size).toBe(1202);
		expect(parts.at(-1)?.at(-1)?.action).toBe("other");
	});

	test("every change is audited without personal data, and entries survive erasure and retention", async () => {
		const database = await open();
		const desk = createDesk(database);
		const [a = "", b = ""] = await insertEnquiries(database, [
			{ name: "Secret", email: "secret@example.com", message: "Secret" },
			{},
		]);
		await desk.setState(a, "waiting", testActor);
		await desk.setState(a, "waiting", testActor);
		await desk.assign(a, { id: 8, name: "Chen Li" }, testActor);
		await desk.assign(a, null, testActor);
		await desk.addNote(a, "Secret note", testActor);
		expect(await desk.erasePerson("SECRET@example.com", chen)).toBe(1);
		await desk.addNote(b, "note", chen);
		const logger = pino({ enabled: false });
		const retention = startRetention({
			database,
			days: 1,
			logger,
			now: () => 1_790_000_000_000 + 2 * 86_400_000,
		});
		await expect.poll(() => desk.find(b)).toBeUndefined();
		await retention.stop();
		const entries = await desk.audit.list({}, undefined, 99);
		expect(
			entries.map((entry) => [
				entry.action,
				entry.reference,
				entry.staffName,
				entry.address,
				entry.detail,
			]),
		).toEqual([
			["note", b, "Chen Li", "2001:db8::8", null],
			["erase", a, "Chen Li", "2001:db8::8", null],
			["note", a, "Amal", "192.0.2.7", null],
			["assign", a, "Amal", "192.0.2.7", null],
			["assign", a, "Amal", "192.0.2.7", "Chen Li"],
			["state", a, "Amal", "192.0.2.7", "waiting"],
		]);
		expect(JSON.stringify(entries)).not.toMatch(/secret/i);
	});
});
