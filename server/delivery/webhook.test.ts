import { createHmac, timingSafeEqual } from "node:crypto";
import { expect, test } from "vitest";
import { parseWebhookUrl } from "../config/delivery-addresses.ts";
import { makeDelivery } from "./test-outbox.ts";
import {
	startDropper,
	startWebhook,
	status,
	type TakenPost,
} from "./test-servers.ts";
import { postToWebhook } from "./webhook.ts";

const key = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
const secret = `whsec_${key.toString("base64")}`;
const now = () => Date.UTC(2026, 10, 21, 8, 30, 1, 500);
const never = new AbortController().signal;

/** Verifies a post as the Standard Webhooks specification tells receivers to. */
function isSigned(post: TakenPost, signingKey: Buffer): boolean {
	const { headers, body } = post;
	const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
	const expected = createHmac("sha256", signingKey).update(content).digest();
	return String(headers["webhook-signature"])
		.split(" ")
		.map((signature) => signature.split(","))
		.filter(([version]) => version === "v1")
		.some(([, given = ""]) => {
			const bytes = Buffer.from(given, "base64");
			return (
				bytes.length === expected.length && timingSafeEqual(bytes, expected)
			);
		});
}

test("an enquiry with any content is posted as JSON", async () => {
	const webhook = await startWebhook(status(204));
	const delivery = makeDelivery("webhook", {
		name: '李 "x"\u2028\r\n',
		message: "</script>\u0000\ud83d\ude00",
		company: null,
		hasAttachment: true,
	});
	const post = postToWebhook({ url: webhook.url, secret: undefined });
	expect(await post(delivery, never)).toEqual({ kind: "delivered" });
	const [taken] = webhook.posts;
	expect(taken).toMatchObject({ method: "POST", path: "/hook?a=b" });
	expect(taken?.headers).toMatchObject({ "content-type": "application/json" });
	const { createdAt: _time, ...enquiry } = delivery.enquiry;
	expect(JSON.parse(taken?.body ?? "")).toEqual({
		event: "enquiry.created",
		...enquiry,
		createdAt: "2026-11-21T08:30:00.000Z",
	});
});

test.each([
	["in the specification's form", secret, key],
	["as plain text", "s3cret/密", Buffer.from("s3cret/密")],
])(
	"posts are signed with a secret %s and keep their id when retried",
	async (_name, given, signingKey) => {
		const webhook = await startWebhook(status(500));
		const address = new URL(webhook.url);
		address.password = encodeURIComponent(given);
		const parsed = parseWebhookUrl(address.href);
		expect(parsed).toEqual({ url: webhook.url, secret: given });
		const post = postToWebhook(parsed, 1000, now);
		const delivery = makeDelivery("webhook", {
			message: "两名焊工",
		});
		await post(delivery, never);
		await post(delivery, never);
		for (const taken of webhook.posts) {
			expect(taken.headers).toMatchObject({
				"webhook-id": delivery.enquiry.reference,
				"webhook-timestamp": "1795249801",
			});
			expect(taken.headers.authorization).toBeUndefined();
			expect(isSigned(taken, signingKey)).toBe(true);
			expect(isSigned(taken, Buffer.from("another"))).toBe(false);
			expect(isSigned({ ...taken, body: "{}" }, signingKey)).toBe(false);
		}
		expect(webhook.posts).toHaveLength(2);
	},
);

test("posts are not signed without a secret", async () => {
	const webhook = await startWebhook(status(200));
	const post = postToWebhook(parseWebhookUrl(webhook.url));
	await post(makeDelivery("webhook"), never);
	expect(Object.keys(webhook.posts[0]?.headers ?? {})).not.toContain(
		"webhook-signature",
	);
});

test.each([
	[200, { kind: "delivered" }],
	[299, { kind: "delivered" }],
	[301, { kind: "failed", reason: "webhook 301", isPermanent: false }],
	[307, { kind: "failed", reason: "webhook 307", isPermanent: false }],
	[404, { kind: "failed", reason: "webhook 404", isPermanent: false }],
	[410, { kind: "failed", reason: "webhook 410", isPermanent: true }],
	[429, { kind: "failed", reason: "webhook 429", isPermanent: false }],
	[503, { kind: "failed", reason: "webhook 503", isPermanent: false }],
])(
	"a webhook response %i results in %j, and redirects are not followed",
	async (code, expected) => {
		const elsewhere = await startWebhook(status(200));
		const webhook = await startWebhook(
			status(code, { Location: elsewhere.url, "Retry-After": "1" }),
		);
		const post = postToWebhook({ url: webhook.url, secret: undefined });
		expect(await post(makeDelivery("webhook"), never)).toEqual(expected);
		expect(elsewhere.posts).toEqual([]);
	},
);

test("a webhook times out without a response, counts as delivered after a 2xx head, and can be aborted", async () => {
	const webhook = await startWebhook(() => undefined);
	const address = { url: webhook.url, secret: undefined };
	const post = postToWebhook(address, 100);
	const timeout = { kind: "failed", reason: "webhook timeout" };
	expect(await post(makeDelivery("webhook"), never)).toMatchObject(timeout);
	webhook.answer = (res) => void res.writeHead(200).write("never ends");
	expect(await post(makeDelivery("webhook"), never)).toEqual({
		kind: "delivered",
	});
	webhook.answer = () => undefined;
	const cancel = new AbortController();
	const broken = postToWebhook(address)(makeDelivery("webhook"), cancel.signal);
	cancel.abort();
	expect(await broken).toMatchObject({ kind: "failed" });
});

test("an unreachable webhook is retried", async () => {
	const port = await startDropper("");
	const url = `http://127.0.0.1:${port}/`;
	const unreachable = {
		kind: "failed",
		reason: expect.stringMatching(
			/^webhook unreachable(: (UND_ERR_SOCKET|ECONNREFUSED|ENOTFOUND|EAI_AGAIN))?$/,
		),
		isPermanent: false,
	};
	for (const address of [url, "http://127.0.0.1:1/", "http://nowhere.invalid/"])
		expect(
			await postToWebhook({ url: address, secret: undefined })(
				makeDelivery("webhook"),
				never,
			),
		).toEqual(unreachable);
});
