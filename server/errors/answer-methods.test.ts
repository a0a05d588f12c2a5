import request from "supertest";
import { expect, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { createApp } from "../app.ts";

test.each(["/api/enquiries", "/api/session", "/api/search"])(
	"only one spelling of %s is an endpoint",
	async (path) => {
		const app = createApp(await testDependencies());
		expect((await request(app).put(path)).status).toBe(405);
		for (const other of [`${path}/`, path.toUpperCase()])
			expect((await request(app).put(other)).status).not.toBe(405);
	},
);
