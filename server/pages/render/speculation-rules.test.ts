import request from "supertest";
import { expect, test } from "vitest";
import {
	createTestApp,
	testDependencies,
} from "../../../scripts/test/test-app.ts";
import { emergencyIdentity } from "../../../shared/staff.ts";

const { assets } = await testDependencies();

test.each([
	["/about", 200, `"${assets.speculationRules}"`],
	["/en-US/services/hr-consulting", 200, `"${assets.speculationRules}"`],
	["/nope", 404, undefined],
])("%s returns %i with Speculation-Rules %s", async (path, status, rules) => {
	const answer = await request(await createTestApp()).get(path);
	expect(answer.status).toBe(status);
	expect(answer.headers["speculation-rules"]).toBe(rules);
});

test("a guarded page has no Speculation-Rules header", async () => {
	const app = await createTestApp(
		{ GUARD_EXEMPT_PATHS: "/login" },
		{ verifyToken: () => emergencyIdentity },
	);
	const answer = await request(app)
		.get("/about")
		.set("Authorization", "Bearer abc");
	expect(answer.status).toBe(200);
	expect(answer.headers["speculation-rules"]).toBeUndefined();
});
