import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";

const live = "/healthz";
const ready = "/readyz";
const enquiries = "/readyz/enquiries";

test.each([
	[live, { isDraining: true }, 200],
	[ready, { isDraining: false }, 200],
	[ready, { isDraining: false, isStarting: true }, 503],
	[ready, { isDraining: true }, 503],
	[enquiries, { isDraining: false }, 200],
	[enquiries, { isDraining: false, isStarting: true }, 503],
	[enquiries, { isDraining: true }, 503],
])(
	"%s in the state %j returns %i, uncached",
	async (path, readiness, status) => {
		const app = await createTestApp({}, { readiness });
		const answer = await request(app).get(path);
		expect(answer.status).toBe(status);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.headers["set-cookie"]).toBeUndefined();
		expect(answer.headers["retry-after"]).toBe(
			status === 503 ? "5" : undefined,
		);
	},
);

test("while the store is down, page readiness is 200 and enquiry readiness is 503", async () => {
	const app = await createTestApp({ DATA_DIR: import.meta.filename });
	await request(app).get(ready).expect(200, { status: "ready", store: "down" });
	const answer = await request(app).get(enquiries);
	expect([answer.status, answer.body]).toEqual([
		503,
		{ status: "ready", store: "down" },
	]);
	expect(answer.headers["retry-after"]).toBe("5");
	expect(answer.headers["cache-control"]).toBe("no-store");
});

test("readiness turns 503 when the server starts to drain", async () => {
	const readiness = { isDraining: false };
	const app = await createTestApp({}, { readiness });
	await request(app).get("/readyz").expect(200);
	readiness.isDraining = true;
	await request(app)
		.get("/readyz")
		.expect(503, { status: "draining", store: "up" });
});

test.each([live, ready, enquiries])(
	"%s is not redirected to https, so that load balancers can probe over http",
	async (path) => {
		const app = await createTestApp({
			SITE_ORIGIN: "https://www.example.com",
			TRUST_PROXY: "loopback",
		});
		for (const method of ["get", "head"] as const)
			await request(app)
				[method](path)
				.set("X-Forwarded-Proto", "http")
				.expect(200);
	},
);
