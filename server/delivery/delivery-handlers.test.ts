import { expect, onTestFinished, test } from "vitest";
import { deliveryKinds } from "../../shared/enquiry/desk.ts";
import { postedEnquiry } from "../../shared/enquiry/test-posted-enquiry.ts";
import { readConfig } from "../config/config.ts";
import { parseWebhookUrl } from "../config/delivery-addresses.ts";
import type { SiteDatabase } from "../database/database.ts";
import { testDatabases } from "../database/test-databases.ts";
import { createEnquiryStore } from "../enquiries/enquiry-store.ts";
import { receiveEnquiry } from "../enquiries/receive-enquiry.ts";
import { createHandlers } from "./delivery-handlers.ts";
import { createDeliveries } from "./delivery-worker.ts";
import { createOutbox } from "./outbox.ts";
import { eventually, openSqlite, startWorker } from "./test-delivery-worker.ts";
import { readMail } from "./test-mail.ts";
import { readOutbox, recordLog } from "./test-outbox.ts";
import { messages } from "./test-send-mail.ts";
import { startSmtp, startWebhook, status } from "./test-servers.ts";
import { postToWebhook } from "./webhook.ts";

const input = { ...postedEnquiry, locale: "zh-CN" };

/** Servers that accept everything, and the configuration for them. */
async function startServers() {
	const smtp = await startSmtp();
	const webhook = await startWebhook(status(204));
	const config = {
		siteOrigin: "https://firm.example",
		smtpUrl: smtp.url,
		enquiryTo: ["desk@firm.example"],
		webhook: parseWebhookUrl(webhook.url),
	};
	const deliveries = deliveryKinds;
	return { smtp, webhook, config, deliveries };
}

function receive(
	database: SiteDatabase,
	deps: Pick<Parameters<typeof receiveEnquiry>[0], "deliveries" | "onStored">,
	change: Record<string, unknown> = {},
) {
	const store = createEnquiryStore(database);
	return receiveEnquiry(
		{ ...deps, store, rateLimit: 30, now: Date.now },
		{
			input: { ...input, ...change },
			address: "192.0.2.1",
			checkPosition: () => undefined,
		},
	);
}

test.each(testDatabases)(
	"%s: an enquiry is delivered exactly once each to the firm, the sender and the webhook",
	async (_name, open) => {
		const database = await open();
		const { smtp, webhook, config, deliveries } = await startServers();
		const log = recordLog();
		const counted: string[] = [];
		const worker = createDeliveries({
			outbox: createOutbox(database),
			handlers: createHandlers(config, messages),
			logger: log.logger,
			count: (kind, outcome) => counted.push(`${kind} ${outcome}`),
		});
		worker.start();
		onTestFinished(() => worker.stop(0));
		const deps = { deliveries, onStored: worker.nudge };
		const receipt = await receive(database, deps);
		if (receipt.kind !== "stored") throw new Error("not stored");
		await eventually(() => expect(log.messages()).toHaveLength(3));
		expect(log.messages()).toEqual(["delivered", "delivered", "delivered"]);
		expect(counted.toSorted()).toEqual([
			"firm-mail delivered",
			"sender-mail delivered",
			"webhook delivered",
		]);
		const recipients = smtp.mails.flatMap(({ to }) => to);
		expect(recipients.sort()).toEqual(["desk@firm.example", input.email]);
		for (const { raw } of smtp.mails)
			expect(readMail(raw).header("subject")[0]).toContain(receipt.reference);
		expect(webhook.posts).toHaveLength(1);
		expect(webhook.posts[0]?.body).toContain(receipt.reference);
		expect(log.text()).not.toContain(input.email);
		expect(log.text()).not.toContain("127.0.0.1");
	},
);

test("spam from robots is not delivered, and nothing is delivered without configuration", async () => {
	const database = await openSqlite();
	const { deliveries } = await startServers();
	await receive(database, { deliveries }, { website: "https://spam.example" });
	expect(await readOutbox(database)).toEqual([]);
	await receive(database, {});
	expect(await readOutbox(database)).toEqual([]);
});

test("a failing webhook is retried until it succeeds and does not delay the mail", async () => {
	const database = await openSqlite();
	const { smtp, webhook, config, deliveries } = await startServers();
	const answers = [status(500), () => undefined, status(200)];
	webhook.answer = (res) => answers.shift()?.(res);
	await receive(database, { deliveries });
	let time = Date.now();
	startWorker(database, {
		now: () => time,
		handlers: {
			...createHandlers(config, messages),
			webhook: postToWebhook(config.webhook, 1000),
		},
	});
	const expectRow = (kind: string, row: object) =>
		eventually(async () =>
			expect(await readOutbox(database)).toContainEqual(
				expect.objectContaining({ kind, ...row }),
			),
		);
	await expectRow("webhook", { last_error: "webhook 500", attempts: 1 });
	await expectRow("firm-mail", { state: "delivered" });
	await expectRow("sender-mail", { state: "delivered" });
	time += 5000;
	await expectRow("webhook", { last_error: "webhook timeout", attempts: 2 });
	time += 10_000;
	await expectRow("webhook", { state: "delivered", attempts: 3 });
	expect(smtp.mails).toHaveLength(2);
	const ids = webhook.posts.map(({ headers }) => headers["webhook-id"]);
	expect(ids).toHaveLength(3);
	expect(new Set(ids).size).toBe(1);
});

const mail = {
	SMTP_URL: "smtp://mail.example.com",
	ENQUIRY_TO: "desk@example.com",
};

test.each([
	[{ ENQUIRY_TO: " , ", SMTP_URL: " " }, []],
	[mail, ["firm-mail", "sender-mail"]],
	[{ ENQUIRY_WEBHOOK_URL: "https://hooks.example.com" }, ["webhook"]],
	[
		{ ...mail, ENQUIRY_WEBHOOK_URL: "https://hooks.example.com" },
		["firm-mail", "sender-mail", "webhook"],
	],
])("the configuration %j enables the deliveries %j", (env, kinds) => {
	const handlers = createHandlers(readConfig(env), messages);
	expect(Object.keys(handlers).toSorted()).toEqual(kinds);
});
