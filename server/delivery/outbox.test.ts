import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { deliveryKinds } from "../../shared/enquiry/desk.ts";
import { testPlaces } from "../database/test-databases.ts";
import { backOff } from "./back-off.ts";
import { createOutbox } from "./outbox.ts";
import { readOutbox, storeEnquiry } from "./test-outbox.ts";

const start = Date.UTC(2026, 10, 21, 8, 30);

describe.each(testPlaces)("on %s", (_name, makePlace) => {
	test("a claimed delivery includes its enquiry and is leased to one worker at a time", async () => {
		const database = (await makePlace()).open();
		let time = start;
		const outbox = createOutbox(database, () => time);
		const enquiry = await storeEnquiry(database, ["webhook"], {
			phone: null,
			hasAttachment: true,
			message:
				"李 <b>'; DROP TABLE outbox; --\n\u0627\u0644\u062f\u0648\u062d\u0629",
		});
		const claimed = await outbox.claim(deliveryKinds, 1000);
		expect(claimed).toMatchObject({ kind: "webhook", attempt: 1, enquiry });
		expect(await outbox.claim(deliveryKinds, 1000)).toBeUndefined();
		time = start + 999;
		expect(await outbox.claim(deliveryKinds, 1000)).toBeUndefined();
		time = start + 1000;
		expect(await outbox.claim(deliveryKinds, 1000)).toMatchObject({
			id: claimed?.id,
			attempt: 2,
		});
	});

	test("claim returns only due deliveries of the requested kinds, longest due first", async () => {
		const database = (await makePlace()).open();
		const outbox = createOutbox(database, () => start);
		await storeEnquiry(database, ["webhook"], { createdAt: start + 1 });
		await storeEnquiry(database, ["sender-mail"], { createdAt: start - 2 });
		const late = await storeEnquiry(database, ["webhook", "firm-mail"]);
		const early = await storeEnquiry(database, ["firm-mail"], {
			createdAt: start - 1,
		});
		const claim = async () => {
			const claimed = await outbox.claim(["firm-mail", "webhook"], 1000);
			return claimed && [claimed.enquiry.reference, claimed.kind];
		};
		expect(await claim()).toEqual([early.reference, "firm-mail"]);
		expect(await claim()).toEqual([late.reference, "webhook"]);
		expect(await claim()).toEqual([late.reference, "firm-mail"]);
		expect(await claim()).toBeUndefined();
	});

	test("the outbox tracks delivered, dead and failed deliveries and delays retries until due", async () => {
		const database = (await makePlace()).open();
		let time = start;
		const outbox = createOutbox(database, () => time);
		await storeEnquiry(database, deliveryKinds);
		time = start + 5000;
		expect(await outbox.depth()).toEqual({
			waiting: 3,
			dead: 0,
			oldestWaitingMs: 5000,
		});
		for (const _kind of deliveryKinds) {
			const claimed = await outbox.claim(deliveryKinds, 1000);
			if (claimed?.kind === "firm-mail") await outbox.complete(claimed);
			if (claimed?.kind === "sender-mail")
				await outbox.fail(claimed, "smtp 550 at RCPT TO", "dead");
			if (claimed?.kind === "webhook")
				await outbox.fail(claimed, "webhook 500", time + 7000);
		}
		expect(await readOutbox(database)).toMatchObject([
			{ state: "delivered", delivered_at: time, last_error: null },
			{ state: "dead", last_error: "smtp 550 at RCPT TO", attempts: 1 },
			{ state: "waiting", last_error: "webhook 500", due_at: time + 7000 },
		]);
		expect(await outbox.depth()).toEqual({
			waiting: 1,
			dead: 1,
			oldestWaitingMs: 5000,
		});
		expect(await outbox.claim(deliveryKinds, 1000)).toBeUndefined();
		time += 7000;
		const again = await outbox.claim(deliveryKinds, 1000);
		expect(again).toMatchObject({ kind: "webhook", attempt: 2 });
		if (again) await outbox.complete(again);
		expect(await outbox.depth()).toEqual({
			waiting: 0,
			dead: 1,
			oldestWaitingMs: 0,
		});
	});

	test("a worker whose lease has expired cannot fail or release the delivery, but can complete it", async () => {
		const database = (await makePlace()).open();
		let time = start;
		const outbox = createOutbox(database, () => time);
		await storeEnquiry(database, ["webhook"]);
		const lost = await outbox.claim(deliveryKinds, 1000);
		time += 1000;
		await outbox.claim(deliveryKinds, 1000);
		if (!lost) throw new Error("nothing claimed");
		await outbox.fail(lost, "webhook timeout", "dead");
		await outbox.release(lost);
		expect(await readOutbox(database)).toMatchObject([
			{ state: "waiting", attempts: 2, leased_until: time + 1000 },
		]);
		await outbox.complete(lost);
		expect(await readOutbox(database)).toMatchObject([{ state: "delivered" }]);
	});

	test("deliveries stored, postponed or leased by a clock years ahead are due once it is corrected", async () => {
		const database = (await makePlace()).open();
		const ahead = Date.UTC(2036, 0, 1);
		let time = ahead;
		const outbox = createOutbox(database, () => time);
		const stored = await storeEnquiry(database, ["webhook"], {
			createdAt: ahead,
		});
		time = start;
		const first = await outbox.claim(deliveryKinds, 1000);
		expect(first?.enquiry).toEqual(stored);
		if (!first) throw new Error("nothing claimed");
		await outbox.fail(first, "webhook timeout", ahead + 3_600_000);
		time = ahead + 3_600_000;
		expect(await outbox.claim(deliveryKinds, 1000)).toMatchObject({
			attempt: 2,
		});
		time = start;
		expect(await outbox.claim(deliveryKinds, 1000)).toMatchObject({
			attempt: 3,
		});
		expect(await outbox.claim(deliveryKinds, 1000)).toBeUndefined();
	});

	test("an instance with a clock minutes behind does not take over an active lease", async () => {
		const database = (await makePlace()).open();
		await storeEnquiry(database, ["webhook"]);
		const ahead = createOutbox(database, () => start + 300_000);
		expect(await ahead.claim(deliveryKinds, 1000)).toBeDefined();
		const behind = createOutbox(database, () => start);
		expect(await behind.claim(deliveryKinds, 1000)).toBeUndefined();
	});

	test("a delivery in the longest back-off is not claimed early", async () => {
		const database = (await makePlace()).open();
		let time = start;
		const outbox = createOutbox(database, () => time);
		await storeEnquiry(database, ["webhook"]);
		const claimed = await outbox.claim(deliveryKinds, 1000);
		if (!claimed) throw new Error("nothing claimed");
		await outbox.fail(claimed, "webhook timeout", start + backOff(20, 1));
		expect(await outbox.claim(deliveryKinds, 1000)).toBeUndefined();
		time = start + backOff(20, 1) - 1;
		expect(await outbox.claim(deliveryKinds, 1000)).toBeUndefined();
		time++;
		expect(await outbox.claim(deliveryKinds, 1000)).toBeDefined();
	});

	test("a released delivery is restored as if never attempted", async () => {
		const database = (await makePlace()).open();
		const outbox = createOutbox(database, () => start);
		await storeEnquiry(database, ["webhook"]);
		const before = await readOutbox(database);
		const claimed = await outbox.claim(deliveryKinds, 1000);
		if (claimed) await outbox.release(claimed);
		expect(await readOutbox(database)).toEqual(before);
	});
});

// PostgreSQL locks the rows whoever asks: two workers of one process show the same.
test.each(testPlaces.slice(0, 1))(
	"%s: concurrent processes never claim the same delivery",
	async (_name, make) => {
		const place = await make();
		const database = place.open();
		for (let count = 0; count < 20; count++)
			await storeEnquiry(database, deliveryKinds);
		const module = (file: string) =>
			JSON.stringify(path.join(import.meta.dirname, file));
		const script = `
			const { createOutbox } = await import(${module("outbox.ts")});
			const { openSqliteDatabase } = await import(${module("../database/sqlite/sqlite-database.ts")});
			const database = openSqliteDatabase(${JSON.stringify(place.address)});
			const outbox = createOutbox(database);
			const claim = () => outbox.claim(${JSON.stringify(deliveryKinds)}, 60_000);
			const ids = [];
			for (let next; (next = await claim()); ) ids.push(next.id);
			await database.close();
			process.stdout.write(JSON.stringify(ids));`;
		const run = async () => {
			const words = ["--input-type=module", "--eval", script];
			const { stdout } = await promisify(execFile)(process.execPath, words);
			return z.array(z.number()).parse(JSON.parse(stdout));
		};
		const claimed = (await Promise.all([run(), run()])).flat();
		expect(claimed).toHaveLength(60);
		expect(new Set(claimed).size).toBe(60);
	},
);

test.each(testPlaces)(
	"%s: an erased enquiry leaves nothing to deliver",
	async (_name, make) => {
		const database = (await make()).open();
		const outbox = createOutbox(database, () => start);
		await storeEnquiry(database, deliveryKinds);
		await database.use((db) => db.deleteFrom("enquiries").execute());
		expect(await outbox.claim(deliveryKinds, 1000)).toBeUndefined();
	},
);
