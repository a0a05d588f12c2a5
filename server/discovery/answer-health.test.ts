import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";

test.each([
	["/healthz", false, 200, "ok\n"],
	["/healthz", true, 200, "ok\n"],
	["/readyz", false, 200, "ready\n"],
	["/readyz", true, 503, "draining\n"],
])("%s with draining %s answers %i", async (path, isDraining, status, text) => {
	const app = await createTestApp({}, { readiness: { isDraining } });
	const answer = await request(app).get(path);
	expect(answer.status).toBe(status);
	expect(answer.text).toBe(text);
	expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
	expect(answer.headers["cache-control"]).toBe("no-store");
	expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("readiness follows the server while it runs", async () => {
	const readiness = { isDraining: false };
	const app = await createTestApp({}, { readiness });
	await request(app).get("/readyz").expect(200);
	readiness.isDraining = true;
	await request(app).get("/readyz").expect(503);
});

test.each(["/healthz", "/readyz"])(
	"%s is not sent to https, for balancers ask over http",
	async (path) => {
		const app = await createTestApp({
			SITE_ORIGIN: "https://www.example.com",
			TRUST_PROXY: "loopback",
		});
		await request(app).get(path).set("X-Forwarded-Proto", "http").expect(200);
	},
);

test.each(["/healthz", "/readyz"])(
	"%s takes HEAD, and no POST",
	async (path) => {
		const app = await createTestApp();
		await request(app).head(path).expect(200);
		const answer = await request(app).post(path);
		expect(answer.status).toBe(405);
		expect(answer.headers.allow).toBe("GET, HEAD");
	},
);
