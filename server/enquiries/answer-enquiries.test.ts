import request from "supertest";
import { expect, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import { isReference } from "../../shared/enquiry/enquiry.ts";
import { postedEnquiry } from "../../shared/enquiry/test-posted-enquiry.ts";
import { createApp } from "../app.ts";
import { openDownDatabase } from "../database/test-down-database.ts";
import { createTestLogger } from "../log/test-logs.ts";
import { createEnquiryStore } from "./enquiry-store.ts";
import { openEnquirySite } from "./test-enquiry-site.ts";

async function openSite(env: Record<string, string> = {}) {
	const site = await openEnquirySite(env);
	const post = (body: object | string, headers: Record<string, string> = {}) =>
		request(site.app)
			.post("/api/enquiries")
			.set({ "Content-Type": "application/json", ...headers })
			.send(body);
	return { ...site, store: site.deps.enquiries.store, post };
}

/** A site whose store cannot be opened, because its folder is a file. */
async function openDownSite() {
	const deps = await testDependencies();
	const store = createEnquiryStore(openDownDatabase());
	return createApp({ ...deps, enquiries: { ...deps.enquiries, store } });
}

test("a stored enquiry returns 201 with its reference", async () => {
	const { post, find } = await openSite();
	const answer = await post({ ...postedEnquiry, phone: "+971 50 123 4567" });
	expect(answer.status).toBe(201);
	expect(Object.keys(answer.body)).toEqual(["reference"]);
	expect(answer.headers["cache-control"]).toBe("no-store");
	const { consent: _, ...sent } = postedEnquiry;
	expect(await find(answer.body.reference)).toMatchObject({
		...sent,
		phone: "+971 50 123 4567",
	});
});

test("a repeated idempotency key with equal content returns the first reference, uncounted, even after a restart", async () => {
	const { post, store, folder } = await openSite({ ENQUIRY_RATE_LIMIT: "2" });
	const key = { "Idempotency-Key": "attempt 1" };
	const first = await post(postedEnquiry, key);
	await store.close();
	const again = await openSite({ DATA_DIR: folder });
	const retry = {
		...postedEnquiry,
		locale: "zh-CN",
		website: "x",
		elapsed: 5,
		phone: "",
	};
	for (const body of [
		postedEnquiry,
		retry,
		{ ...postedEnquiry, name: " Li Wei " },
	])
		expect((await post(body, key)).body).toEqual(first.body);
	expect((await again.post(postedEnquiry, key)).body).toEqual(first.body);
	const other = await again.post(postedEnquiry);
	expect(other.status).toBe(201);
	expect(other.body).not.toEqual(first.body);
});

test("an idempotency key reused with different content returns 422 and reveals nothing about the first post", async () => {
	const { post, find } = await openSite();
	const key = { "Idempotency-Key": "1" };
	const first = await post(postedEnquiry, key);
	const other = await post(
		{ ...postedEnquiry, email: "other@example.com" },
		key,
	);
	expect(other.status).toBe(422);
	expect(other.headers["content-type"]).toContain("application/problem+json");
	expect(other.body.detail).toContain("Idempotency-Key");
	expect(other.body.errors).toBeUndefined();
	expect(other.text).not.toContain(first.body.reference);
	expect((await find(first.body.reference))?.email).toBe(postedEnquiry.email);
	expect((await post({}, key)).body.errors).not.toHaveLength(0);
});

test("posts that reuse an idempotency key with different content count toward the rate limit", async () => {
	const { post } = await openSite({ ENQUIRY_RATE_LIMIT: "2" });
	const key = { "Idempotency-Key": "1" };
	const statuses = [];
	for (const name of ["Li Wei", "a", "b", "Li Wei"])
		statuses.push((await post({ ...postedEnquiry, name }, key)).status);
	expect(statuses).toEqual([201, 422, 429, 201]);
});

test("idempotency ignores whether an enquiry is sent as JSON or as a form", async () => {
	const { app, post } = await openSite();
	const key = { "Idempotency-Key": "1" };
	const first = await post(postedEnquiry, key);
	const form = request(app).post("/api/enquiries").set(key);
	for (const [name, value] of Object.entries({ ...postedEnquiry, phone: "" }))
		form.field(name, String(value));
	expect((await form).body).toEqual(first.body);
});

test("of two concurrent posts with one key and different content, one is stored and one gets 422", async () => {
	const { post } = await openSite();
	const key = { "Idempotency-Key": "1" };
	const answers = await Promise.all([
		post(postedEnquiry, key),
		post({ ...postedEnquiry, name: "other" }, key),
	]);
	const statuses = answers.map(({ status }) => status);
	expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422]);
});

test("concurrent posts with the same key get the same reference", async () => {
	const { post } = await openSite();
	const key = { "Idempotency-Key": "attempt 1" };
	const answers = await Promise.all([
		post(postedEnquiry, key),
		post(postedEnquiry, key),
	]);
	expect(answers.map(({ status }) => status)).toEqual([201, 201]);
	expect(answers[0]?.body).toEqual(answers[1]?.body);
});

test.each([
	["en-US", "Enter your name", "Enter your email address"],
	["zh-CN", "请填写姓名", "请填写电子邮箱"],
])(
	"validation errors are in the enquiry's locale, %s",
	async (locale, name, email) => {
		const { post } = await openSite();
		const answer = await post({
			...postedEnquiry,
			locale,
			name: "",
			email: "",
		});
		expect(answer.status).toBe(422);
		expect(answer.headers["content-type"]).toContain(
			"application/problem+json",
		);
		expect(answer.headers["content-language"]).toBe(locale);
		expect(answer.body).toMatchObject({
			status: 422,
			errors: [
				{ pointer: "/name", message: name },
				{ pointer: "/email", message: email },
			],
		});
	},
);

test("without a known locale, Accept-Language chooses the language of errors", async () => {
	const { post } = await openSite();
	const answer = await post([], { "Accept-Language": "zh-TW" });
	expect(answer.status).toBe(422);
	expect(answer.headers["content-language"]).toBe("zh-CN");
	expect(answer.body.errors).toHaveLength(1);
});

test.each([
	["not JSON", "{", "application/json", 400],
	["no object", "5", "application/json", 400],
	["a form", "name=x", "application/x-www-form-urlencoded", 415],
	["text", "x", "text/plain", 415],
	["JSON in an unknown charset", "{}", "application/json; charset=x", 415],
	[
		"more than 256 KB",
		JSON.stringify({ message: "x".repeat(256 * 1024) }),
		"application/json",
		413,
	],
])(
	"a post of %s is rejected with problem details",
	async (_name, body, type, status) => {
		const { post } = await openSite();
		const answer = await post(body, {
			"Content-Type": type,
			"Accept-Language": "zh",
		});
		expect(answer.status).toBe(status);
		expect(answer.headers["content-type"]).toContain(
			"application/problem+json",
		);
		expect(answer.body.detail).toMatch(/\p{Script=Han}/u);
	},
);

test("a client over the rate limit gets 429 with Retry-After, and IPv6 clients are limited by network", async () => {
	const { app, post } = await openSite({
		ENQUIRY_RATE_LIMIT: "2",
		TRUST_PROXY: "true",
	});
	const from = (address: string) => post({}, { "X-Forwarded-For": address });
	const statuses = [];
	for (const address of ["10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.2"])
		statuses.push((await from(address)).status);
	expect(statuses).toEqual([422, 422, 429, 422]);
	const refused = await from("10.0.0.1");
	expect(Number(refused.headers["retry-after"])).toBeGreaterThan(590);
	expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(600);
	const networks = ["2001:db8::1", "2001:db8::2", "2001:db8::3"];
	const sixes = [];
	for (const address of networks) sixes.push((await from(address)).status);
	expect(sixes).toEqual([422, 422, 429]);
	expect((await request(app).get("/en-US/contact")).status).toBe(200);
});

test.each([
	["a field that people do not see", { website: "https://spam.example" }],
	["an inhuman speed", { elapsed: 1999 }],
	["no time at all", { elapsed: -1 }],
])(
	"a robot detected by %s gets a fake reference, and nothing is stored",
	async (_name, trap) => {
		const { post, find } = await openSite();
		const key = { "Idempotency-Key": "robot" };
		const answer = await post({ ...postedEnquiry, ...trap }, key);
		expect(answer.status).toBe(201);
		expect(isReference(answer.body.reference)).toBe(true);
		expect(await find(answer.body.reference)).toBeUndefined();
		expect((await post({ ...postedEnquiry, ...trap }, key)).body).toEqual(
			answer.body,
		);
		expect((await post({ ...postedEnquiry, ...trap, name: "" })).status).toBe(
			422,
		);
	},
);

test("an enquiry sent after two seconds or without timing counts as human", async () => {
	const { post, find } = await openSite();
	for (const elapsed of [2000, undefined]) {
		const { body } = await post({ ...postedEnquiry, website: "", elapsed });
		expect(await find(body.reference)).toBeDefined();
	}
});

test("while the store is down, enquiries get 503, readiness fails, and pages still work", async () => {
	const app = await openDownSite();
	const answer = await request(app).post("/api/enquiries").send(postedEnquiry);
	expect(answer.status).toBe(503);
	expect(answer.headers["retry-after"]).toBe("5");
	expect(answer.headers["content-type"]).toContain("application/problem+json");
	expect((await request(app).get("/readyz")).status).toBe(200);
	expect((await request(app).get("/readyz/enquiries")).status).toBe(503);
	expect((await request(app).get("/healthz")).status).toBe(200);
	const page = await request(app)
		.get("/contact")
		.set("User-Agent", agents.person);
	expect(page.status).toBe(200);
});

test("every post outcome is counted, including failures while the store is down", async () => {
	const { deps } = await openSite({ ENQUIRY_RATE_LIMIT: "5" });
	const counted: string[] = [];
	const count = (outcome: string) => void counted.push(outcome);
	const postTo = async (
		store: typeof deps.enquiries.store,
		body: object,
		key?: string,
	) => {
		const app = createApp({
			...deps,
			enquiries: { ...deps.enquiries, store, count },
		});
		const headers = key ? { "Idempotency-Key": key } : {};
		await request(app).post("/api/enquiries").set(headers).send(body);
	};
	const { store } = deps.enquiries;
	await postTo(store, postedEnquiry, "one");
	await postTo(store, postedEnquiry, "one");
	await postTo(store, { ...postedEnquiry, message: "Other." }, "one");
	await postTo(store, { ...postedEnquiry, name: "" });
	await postTo(store, { ...postedEnquiry, website: "x" });
	await postTo(store, postedEnquiry);
	await postTo(store, postedEnquiry);
	await postTo(createEnquiryStore(openDownDatabase()), postedEnquiry);
	expect(counted).toEqual([
		"stored",
		"repeated",
		"reused",
		"invalid",
		"robot",
		"stored",
		"limited",
		"failed",
	]);
});

test("no personal data of an enquiry is logged", async () => {
	const { lines, ...log } = createTestLogger("trace");
	const { deps } = await openSite();
	const down = createEnquiryStore(openDownDatabase());
	for (const store of [deps.enquiries.store, down]) {
		const app = createApp({
			...deps,
			...log,
			enquiries: { ...deps.enquiries, store },
		});
		const bodies = [postedEnquiry, { ...postedEnquiry, locale: "?" }];
		for (const body of bodies) {
			await request(app).post("/api/enquiries").send(body);
			await request(app)
				.post("/contact")
				.type("form")
				.send({ ...body, consent: "true" });
		}
		await request(app)
			.post("/api/enquiries")
			.type("json")
			.send('{"name":"Li Wei"');
	}
	expect(lines.length).toBeGreaterThan(8);
	expect(JSON.stringify(lines)).not.toMatch(
		/Li Wei|li\.wei|welders|127\.0\.0\.1/,
	);
});
