import { expect, test } from "vitest";
import type { Outcome } from "./delivery.ts";
import {
	delivered,
	eventually,
	openSqlite,
	startWorker,
} from "./test-delivery-worker.ts";
import { readOutbox, storeEnquiry } from "./test-outbox.ts";

test("no log line contains sender data, whatever the outcome of a delivery", async () => {
	const database = await openSqlite();
	const secrets = {
		name: "Zhang Secret",
		email: "secret@example.com",
		phone: "+86 999 888 777",
		company: "Secret Company",
		message: "secret message",
	};
	for (let count = 0; count < 5; count++)
		await storeEnquiry(database, ["webhook"], secrets);
	const outcomes: (() => Promise<Outcome>)[] = [
		async () => delivered,
		async () => ({ kind: "delivered", refusedRecipients: 1 }),
		async () => ({ kind: "failed", reason: "smtp 550", isPermanent: true }),
		async () => ({ kind: "failed", reason: "smtp 450", isPermanent: false }),
		() => Promise.reject(new TypeError(`no ${Object.values(secrets)}`)),
	];
	const { log } = startWorker(database, {
		width: 1,
		handlers: {
			webhook: async ({ id }) => outcomes[id - 1]?.() ?? delivered,
		},
	});
	await eventually(() =>
		expect(log.messages()).toEqual([
			"delivered",
			"delivered to some",
			"delivery dead",
			"delivery failed",
			"delivery failed",
		]),
	);
	for (const secret of Object.values(secrets))
		expect(log.text()).not.toContain(secret);
	expect(log.text()).toContain('"reason":"fault TypeError"');
	expect(log.text()).toContain("worker-log.test.ts");
	const rows = await readOutbox(database);
	for (const { reference } of rows) expect(log.text()).toContain(reference);
	for (const secret of Object.values(secrets))
		expect(JSON.stringify(rows)).not.toContain(secret);
});
