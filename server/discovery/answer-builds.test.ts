import request from "supertest";
import { expect, test } from "vitest";
import {
	createTestApp,
	testDependencies,
} from "../../scripts/test/test-app.ts";
import { sendRaw } from "../connections/test-send-raw.ts";

const app = await createTestApp();
const { assets } = await testDependencies();

test.each(["/builds/latest.json", "/builds/latest.json?1767225600000"])(
	"%s identifies the running build and is not stored",
	async (path) => {
		const answer = await request(app).get(path);
		expect(answer.status).toBe(200);
		expect(answer.headers["content-type"]).toBe(
			"application/json; charset=utf-8",
		);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.headers["x-build-id"]).toBe(assets.buildId);
		expect(answer.headers["set-cookie"]).toBeUndefined();
		expect(answer.body).toEqual({
			id: assets.buildId,
			timestamp: assets.timestamp,
		});
	},
);

test("the meta file of the running build is immutable and contains the route rules", async () => {
	const answer = await request(app).get(`/builds/meta/${assets.buildId}.json`);
	expect(answer.status).toBe(200);
	expect(answer.headers["cache-control"]).toBe(
		"public, max-age=31536000, immutable",
	);
	expect(Object.keys(answer.body)).toEqual([
		"id",
		"timestamp",
		"matcher",
		"prerendered",
	]);
	expect(answer.body.id).toBe(assets.buildId);
	expect(answer.body.timestamp).toBe(assets.timestamp);
	expect(answer.body.prerendered).toEqual([]);
	expect(Object.keys(answer.body.matcher)).toEqual([
		"static",
		"wildcard",
		"dynamic",
	]);
	expect(answer.body.matcher.wildcard).toEqual({});
});

test.each([
	["static", "/", { layout: "homepage", index: true }],
	["static", "/en-US/about", { layout: "default", index: true }],
	["static", "/search", { layout: "default", index: false, document: true }],
	[
		"static",
		"/en-US/desk",
		{ layout: "default", index: false, document: true, middleware: ["auth"] },
	],
	[
		"static",
		"/en-US/Home/Components/ExpertiseSection",
		{ layout: "default", index: false },
	],
	["dynamic", "/industries/:industry", { layout: "default", index: true }],
	[
		"dynamic",
		"/en-US/services/:service/:item",
		{ layout: "default", index: true },
	],
] as const)(
	"the %s rules of the build meta file include %s",
	async (kind, path, rule) => {
		const answer = await request(app).get(
			`/builds/meta/${assets.buildId}.json`,
		);
		expect(answer.body.matcher[kind][path]).toEqual(rule);
	},
);

test.each([
	"__proto__.json",
	"..%2flatest.json",
	assets.buildId,
	`${assets.buildId.toUpperCase()}.JSON`,
])("the unknown meta file %s returns 404 and is not stored", async (file) => {
	const answer = await sendRaw(app, `/builds/meta/${file}`, {
		Accept: "application/json",
	});
	expect(answer.status).toBe(404);
	expect(answer.headers["cache-control"]).toBe("no-store");
	expect(JSON.parse(answer.text)).toMatchObject({ detail: "Unknown build." });
});
